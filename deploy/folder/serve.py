#!/usr/bin/env python3
"""Serves the folder "site" on this machine only. Needs nothing but Python 3.7.

python3 serve.py [port]
"""
import io
import json
import os
import re
import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
SITE = os.path.join(HERE, "site")
with open(os.path.join(HERE, "headers.json"), encoding="utf-8") as file:
    HEADERS = json.load(file)


# What a configuration changes: the files, the lines that are about a tool, those with the name of the product.
CONFIGURED = re.compile(r"/(sitemap\.xml|manifest(\.[\w-]+)?\.webmanifest)")
TOOL_LINE = re.compile(r'^,\{"url":"([\w-]+)"|/([\w-]+)</loc>')
NAME_LINE = re.compile(r'^(,?"(?:short_)?name":).*')


def text_of(name):
    with open(os.path.join(SITE, name), encoding="utf-8-sig", errors="replace") as text:
        return text.read()


def changes():
    """What src/config/configured.mjs finds: hidden tools, pages that the empty frame stands for, the other name."""
    try:
        config = json.loads(text_of("config.json"))
        lines = [line.split() for line in text_of("tools.txt").splitlines()]
    except (OSError, ValueError, RecursionError):
        return set(), set(), None
    if not isinstance(config, dict):
        return set(), set(), None
    names = {line[0]: line[1:] for line in lines[:2]}
    for setting in names:
        given = config.get(setting)
        if isinstance(given, list) and all(isinstance(name, str) for name in given):
            names[setting] = given
    show, hide = names["showTools"], names["hideTools"]
    hidden = {
        tool
        for category, tool in lines[2:]
        if tool in hide or tool not in show and (category in hide or show and category not in show)
    }
    pages = ["index", "chain", "about", *(tool for _, tool in lines[2:])] if hidden else []
    title = config.get("siteTitle")
    return hidden, {page + ".html" for page in pages}, title if isinstance(title, str) and title else None


def configured(text):
    """The sitemap or a manifest as the configuration wants it."""
    hidden, _, title = changes()
    lines = []
    for line in text.split("\n"):
        match = TOOL_LINE.search(line)
        if not (match and (match[1] or match[2]) in hidden):
            lines.append(NAME_LINE.sub(lambda name: name[1] + json.dumps(title), line) if title else line)
    return "\n".join(lines)


class Handler(SimpleHTTPRequestHandler):
    """Files, the page of an address without a file ending, and 404 for everything else."""

    # What the system calls a type may be wrong (Windows keeps it in its registry).
    extensions_map = {
        "": "application/octet-stream",
        **{"." + ending: media_type for media_type, ending in HEADERS["types"].items()},
    }
    status = 0

    def send_head(self):
        path, _, query = self.path.partition("?")
        if CONFIGURED.fullmatch(path) and os.path.isfile(SITE + path):
            return self.send_text(configured(text_of(path[1:])))
        name = path.rstrip("/").rpartition("/")[2]
        if "." not in name and not path.startswith("/assets/"):
            if path != "/" + name:
                # Relative: an address below a page leads one level up.
                self.send_response(302)
                self.send_header("Location", "../" + name + ("?" + query if query else ""))
                self.send_header("Content-Length", "0")
                self.end_headers()
                return None
            page = (name or "index") + ".html"
            known = re.fullmatch(r"[\w.-]+", page) and os.path.isfile(os.path.join(SITE, page))
            path = self.path = "/" + page if known else "/shell.html"
        if path.endswith(".html") and path[1:] in changes()[1]:
            self.path = "/shell.html"
            # It may be older than the page that the browser has kept.
            del self.headers["If-Modified-Since"]
        return super().send_head()

    def send_text(self, text):
        body = text.encode("utf-8")
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path.partition("?")[0]))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)

    def list_directory(self, path):
        self.send_error(404)

    def send_response(self, code, message=None):
        self.status = code
        super().send_response(code, message)

    def end_headers(self):
        policies = [value for prefix, value in HEADERS["policies"] if self.path.startswith(prefix)]
        for name, value in HEADERS["security"].items():
            own = policies and name == "Content-Security-Policy"
            self.send_header(name, policies[0] if own else value)
        # A browser must not keep for a year that a file was missing.
        rules = HEADERS["caching"] if self.status in (200, 304) else []
        caching = [value for prefix, value in rules if self.path.startswith(prefix)]
        self.send_header("Cache-Control", caching[0] if caching else "no-cache")
        super().end_headers()

    def log_message(self, *_):
        pass


def main():
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8080
    handler = partial(Handler, directory=SITE)
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        address = "http://localhost:%d/" % server.server_address[1]
        print("IT Tools is running at " + address + " (press Ctrl+C to stop)", flush=True)
        if port != 0:
            webbrowser.open(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


if __name__ == "__main__":
    main()
