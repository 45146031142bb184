"""The methods of the SDK as tools for AI applications, over the Model Context Protocol.

Needs the extra `hosting-sdk[mcp]`; nothing here is imported by the rest of the package.
"""
