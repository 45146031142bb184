"""A slow and simple JSON parser that records every position."""

import re
from typing import Any

import pytest


class SlowParser:
    """Parser of RFC 8259, character by character; records the offsets of all values and names."""

    NUMBER = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?")

    def __init__(self, text):
        self.text = text
        self.at = 0
        self.values = {}
        self.names = {}

    def place(self, offset):
        line, column = 1, 1
        for index, letter in enumerate(self.text[:offset]):
            if letter == "\n" or (letter == "\r" and self.text[index + 1 : index + 2] != "\n"):
                line, column = line + 1, 1
            elif letter == "\r":
                pass
            else:
                column += 1
        return line, column

    def parse(self):
        value = self.value(())
        self.space()
        self.expect(self.at == len(self.text))
        return value

    def expect(self, condition):
        if not condition:
            raise ValueError(self.at)

    def space(self):
        while self.text[self.at : self.at + 1] in (" ", "\t", "\n", "\r"):
            self.at += 1

    def take(self, letter):
        self.space()
        self.expect(self.text[self.at : self.at + 1] == letter)
        self.at += 1

    def follows(self, letter):
        self.space()
        return self.text[self.at : self.at + 1] == letter

    def value(self, path):
        self.space()
        start = self.at
        if self.follows("{"):
            value = self.members(path)
        elif self.follows("["):
            value = self.items(path)
        elif self.follows('"'):
            value = self.string()
        elif match := re.compile("true|false|null").match(self.text, self.at):
            self.at = match.end()
            value = {"true": True, "false": False, "null": None}[match[0]]
        else:
            match = self.NUMBER.match(self.text, self.at)
            if not match:
                raise ValueError(self.at)
            self.at = match.end()
            value = float(match[0]) if set(match[0]) & set(".eE") else int(match[0])
        self.values[path] = (start, self.at)
        return value

    def members(self, path):
        value: dict[str, Any] = {}
        self.take("{")
        while not self.follows("}"):
            if value:
                self.take(",")
                self.expect(self.follows('"'))
            self.expect(self.follows('"'))
            start = self.at
            key = self.string()
            self.names[(*path, key)] = (start, self.at)
            self.take(":")
            value[key] = self.value((*path, key))
        self.take("}")
        return value

    def items(self, path):
        value: list[Any] = []
        self.take("[")
        while not self.follows("]"):
            if value:
                self.take(",")
            value.append(self.value((*path, len(value))))
        self.take("]")
        return value

    def string(self):
        self.take('"')
        letters = []
        while (letter := self.text[self.at : self.at + 1]) != '"':
            self.expect(letter >= " ")
            self.at += 1
            letters.append(self.escape() if letter == "\\" else letter)
        self.at += 1
        text = "".join(letters).encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")
        text.encode()
        return text

    def escape(self):
        letter = self.text[self.at : self.at + 1]
        self.at += 1
        if letter == "u":
            digits = self.text[self.at : self.at + 4]
            self.expect(re.fullmatch("[0-9a-fA-F]{4}", digits))
            self.at += 4
            return chr(int(digits, 16))
        self.expect(letter and letter in '"\\/bfnrt')
        return {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}.get(letter, letter)


@pytest.fixture(scope="session")
def slow_parser():
    return SlowParser
