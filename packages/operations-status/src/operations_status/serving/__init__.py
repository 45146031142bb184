"""The server: certificates, listeners, connections and the process."""
