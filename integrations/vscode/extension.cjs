// Runs tools on the selection. The library is bundled: nothing is sent anywhere.
const vscode = require('vscode');
const { commands } = require('./commands.cjs');

exports.activate = (context) => {
  const own = commands(vscode, () => import('ittools-cli'));
  for (const [name, run] of Object.entries(own)) {
    context.subscriptions.push(vscode.commands.registerCommand(`itTools.${name}`, run));
  }
};
