#!/usr/bin/env python3
"""KRunner over D-Bus: `it 0xff in binary` answers as the palette does. `it-tools` must be in the PATH."""

import re
import shutil
import subprocess

PREFIX = "it "


def answers(query, run=subprocess.run):
    """Returns the matches of a query as KRunner takes them: data, text, icon, type, relevance, properties."""
    if not query.startswith(PREFIX) or len(query.strip()) <= len(PREFIX):
        return []
    try:
        done = run(["it-tools", "--", query[len(PREFIX) :]], capture_output=True, text=True, timeout=5)
    except (OSError, subprocess.TimeoutExpired) as error:
        return [("", f"it-tools: {error}", "dialog-error", 10, 0.1, {})]
    answer = re.sub(r"\n$", "", done.stdout)
    if done.returncode != 0 or answer == "":
        return []
    first = answer.split("\n")[0]
    return [(answer, first, "applications-utilities", 100, 1.0, {"subtext": done.stderr.strip()})]


def copy(text, run=subprocess.run):
    command = ["wl-copy"] if shutil.which("wl-copy") else ["xclip", "-selection", "clipboard"]
    run(command, input=text, text=True, check=False)


def main():
    import dbus.service
    from dbus.mainloop.glib import DBusGMainLoop
    from gi.repository import GLib

    DBusGMainLoop(set_as_default=True)

    class Runner(dbus.service.Object):
        def __init__(self):
            name = dbus.service.BusName("org.it_tools.krunner", dbus.SessionBus())
            dbus.service.Object.__init__(self, name, "/runner")

        @dbus.service.method("org.kde.krunner1", in_signature="s", out_signature="a(sssida{sv})")
        def Match(self, query):
            return answers(query)

        @dbus.service.method("org.kde.krunner1", out_signature="a(sss)")
        def Actions(self):
            return []

        @dbus.service.method("org.kde.krunner1", in_signature="ss")
        def Run(self, data, _action):
            copy(data)

    Runner()
    GLib.MainLoop().run()


if __name__ == "__main__":
    main()
