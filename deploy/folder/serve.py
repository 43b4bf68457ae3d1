#!/usr/bin/env python3
"""Serves the folder "site" on this machine, to this machine alone. Needs Python 3.7 and nothing else.

python3 serve.py [port]
"""
import json
import os
import re
import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(HERE, "headers.json"), encoding="utf-8") as file:
    HEADERS = json.load(file)


class Handler(SimpleHTTPRequestHandler):
    """Files, the page of an address without a file ending, and 404 for everything else."""

    # What the system calls a type may be wrong (Windows keeps it in its registry).
    extensions_map = {
        "": "application/octet-stream",
        **{"." + ending: media_type for media_type, ending in HEADERS["types"].items()},
    }

    def send_head(self):
        path, _, query = self.path.partition("?")
        name = path.rstrip("/").rpartition("/")[2]
        if path != "/" and "." not in name and not path.startswith("/assets/"):
            if path != "/" + name:
                # Relative: an address below a page leads one level up.
                self.send_response(302)
                self.send_header("Location", "../" + name + ("?" + query if query else ""))
                self.send_header("Content-Length", "0")
                self.end_headers()
                return None
            known = re.fullmatch(r"[\w-]+", name) and os.path.isfile(os.path.join(self.directory, name + ".html"))
            self.path = "/" + name + ".html" if known else "/shell.html"
        return super().send_head()

    def list_directory(self, path):
        self.send_error(404)

    def end_headers(self):
        policies = [value for prefix, value in HEADERS["policies"] if self.path.startswith(prefix)]
        for name, value in HEADERS["security"].items():
            own = policies and name == "Content-Security-Policy"
            self.send_header(name, policies[0] if own else value)
        for prefix, value in HEADERS["caching"]:
            if self.path.startswith(prefix):
                self.send_header("Cache-Control", value)
                break
        super().end_headers()

    def log_message(self, *_):
        pass


def main():
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8080
    handler = partial(Handler, directory=os.path.join(HERE, "site"))
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        address = "http://localhost:%d/" % server.server_address[1]
        print("IT Tools is at " + address + " (Ctrl+C ends it)", flush=True)
        if port != 0:
            webbrowser.open(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


if __name__ == "__main__":
    main()
