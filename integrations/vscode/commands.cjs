// The commands, without the host: `vscode` and the library are passed in, so that tests can replace them.

/** The text of an output: itself, or its values by name. */
function textOf(output) {
  if (typeof output === 'string') return output;
  if (output !== null && typeof output === 'object' && !Array.isArray(output)) {
    const [first] = Object.values(output);
    if (Object.keys(output).length === 1 && typeof first === 'string') return first;
  }
  return JSON.stringify(output, null, 2);
}

exports.textOf = textOf;

exports.commands = (vscode, loadLibrary) => {
  const { window, workspace } = vscode;
  const language = () => workspace.getConfiguration('itTools').get('language', 'en');

  /** Lets the user choose an operation: the list follows what is typed, by the library's own search. */
  async function chosen(library) {
    const pick = window.createQuickPick();
    pick.placeholder = 'sha256, json to yaml, decode base64 …';
    let serial = 0;
    const show = async (text) => {
      const mine = ++serial;
      const tools = await library.find(text, { language: language(), most: 50 });
      if (mine !== serial) return; // something else was typed meanwhile
      pick.items = tools.flatMap(({ title, description, operations }) =>
        operations.map((call) => ({ label: call, description: title, detail: description, alwaysShow: true, call })),
      );
    };
    pick.onDidChangeValue(show);
    pick.show();
    await show('');
    return new Promise((resolve) => {
      pick.onDidAccept(() => {
        resolve(pick.selectedItems[0]?.call);
        pick.hide();
      });
      pick.onDidHide(() => {
        resolve(undefined);
        pick.dispose();
      });
    });
  }

  /** Replaces the selections, or shows the texts beside them. */
  async function put(editor, selections, texts) {
    const where = await window.showQuickPick(['Replace', 'Show beside', 'Copy'], {
      placeHolder: texts[0]?.slice(0, 80),
    });
    if (where === 'Copy') await vscode.env.clipboard.writeText(texts.join('\n'));
    else if (where === 'Show beside') {
      const document = await workspace.openTextDocument({ content: texts.join('\n') });
      await window.showTextDocument(document, vscode.ViewColumn.Beside);
    } else if (where === 'Replace') {
      await editor.edit((edit) => selections.forEach((selection, at) => edit.replace(selection, texts[at])));
    }
  }

  const failed = ({ failure }) => window.showErrorMessage(failure.message);

  return {
    async run() {
      const editor = window.activeTextEditor;
      if (!editor) return window.showInformationMessage('Open a file first');
      const library = await loadLibrary();
      const call = await chosen(library);
      if (call === undefined) return undefined;
      const { selections } = editor;
      const texts = [];
      for (const selection of selections) {
        const text = editor.document.getText(selection);
        const answer = await library.run(call, text === '' ? {} : text, { language: language() });
        if (!answer.ok) return failed(answer); // nothing is replaced if one of them fails
        texts.push(textOf(answer.output));
      }
      return put(editor, selections, texts);
    },

    async answer() {
      const editor = window.activeTextEditor;
      if (!editor) return window.showInformationMessage('Open a file first');
      const library = await loadLibrary();
      const { selection } = editor;
      const answer = await library.read(editor.document.getText(selection), { language: language() });
      if (!answer.ok) return failed(answer);
      return put(editor, [selection], [answer.outputs.map(({ text }) => text ?? '').join('\n')]);
    },
  };
};
