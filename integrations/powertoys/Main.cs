// PowerToys Run: `it 0xff in binary` answers as the palette does. it-tools must be in the PATH (npm puts it-tools.cmd there).
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Text;
using System.Windows;
using ManagedCommon;
using Wox.Plugin;

namespace Community.PowerToys.Run.Plugin.ItTools;

public class Main : IPlugin, IDelayedExecutionPlugin
{
    public static string PluginID => "5B0E7C0B6A0E4E4F9C7B2E3F4E8E1A90";

    public string Name => "IT Tools";

    public string Description => "Small tools for developers: it 0xff in binary";

    public void Init(PluginInitContext context) { }

    // Answers come with the pause after the last letter.
    public List<Result> Query(Query query) => new();

    public List<Result> Query(Query query, bool delayedExecution)
    {
        if (!delayedExecution || string.IsNullOrWhiteSpace(query.Search)) return new();
        // Standard input carries the line, so that no shell reads its quotes.
        var start = new ProcessStartInfo("cmd.exe", "/d /c it-tools")
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            StandardInputEncoding = new UTF8Encoding(false),
            StandardOutputEncoding = Encoding.UTF8,
            CreateNoWindow = true,
            UseShellExecute = false,
        };
        using var process = Process.Start(start);
        if (process is null) return new();
        process.StandardInput.Write(query.Search);
        process.StandardInput.Close();
        var answer = process.StandardOutput.ReadToEnd().TrimEnd('\r', '\n');
        var told = process.StandardError.ReadToEnd().Trim();
        process.WaitForExit(5000);
        if (answer == "") return new();
        return new()
        {
            new Result
            {
                Title = answer.Split('\n')[0],
                SubTitle = told,
                IcoPath = "Images/it-tools.png",
                Action = _ =>
                {
                    Clipboard.SetText(answer);
                    return true;
                },
            },
        };
    }
}
