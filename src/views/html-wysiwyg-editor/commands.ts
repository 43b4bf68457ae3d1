import type { ChainedCommands, Editor } from '@tiptap/core';

export interface Command {
  /** Key of its name in the texts. */
  name: string;
  icon: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  isOn?: (editor: Editor) => boolean;
  /** Shown only inside a table. */
  inTable?: boolean;
}

/** The toolbar buttons in groups. Link and picture, which need an address, are separate. */
export const COMMANDS: readonly (readonly Command[])[] = [
  [
    { name: 'bold', icon: 'bold', run: (chain) => chain.toggleBold(), isOn: (editor) => editor.isActive('bold') },
    {
      name: 'italic',
      icon: 'italic',
      run: (chain) => chain.toggleItalic(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      name: 'underline',
      icon: 'underline',
      run: (chain) => chain.toggleUnderline(),
      isOn: (editor) => editor.isActive('underline'),
    },
    {
      name: 'strike',
      icon: 'strikethrough',
      run: (chain) => chain.toggleStrike(),
      isOn: (editor) => editor.isActive('strike'),
    },
    { name: 'code', icon: 'code', run: (chain) => chain.toggleCode(), isOn: (editor) => editor.isActive('code') },
  ],
  [
    {
      name: 'bullet-list',
      icon: 'list',
      run: (chain) => chain.toggleBulletList(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'ordered-list',
      icon: 'list-ordered',
      run: (chain) => chain.toggleOrderedList(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'quote',
      icon: 'text-quote',
      run: (chain) => chain.toggleBlockquote(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    {
      name: 'code-block',
      icon: 'square-code',
      run: (chain) => chain.toggleCodeBlock(),
      isOn: (editor) => editor.isActive('codeBlock'),
    },
    { name: 'rule', icon: 'minus', run: (chain) => chain.setHorizontalRule() },
    { name: 'break', icon: 'corner-down-left', run: (chain) => chain.setHardBreak() },
    { name: 'table', icon: 'table', run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }) },
  ],
  [
    { name: 'row', icon: 'between-horizontal-end', run: (chain) => chain.addRowAfter(), inTable: true },
    { name: 'column', icon: 'between-vertical-end', run: (chain) => chain.addColumnAfter(), inTable: true },
    { name: 'delete-row', icon: 'fold-vertical', run: (chain) => chain.deleteRow(), inTable: true },
    { name: 'delete-column', icon: 'fold-horizontal', run: (chain) => chain.deleteColumn(), inTable: true },
    { name: 'header-row', icon: 'panel-top', run: (chain) => chain.toggleHeaderRow(), inTable: true },
    { name: 'merge', icon: 'table-cells-merge', run: (chain) => chain.mergeOrSplit(), inTable: true },
    { name: 'delete-table', icon: 'trash-2', run: (chain) => chain.deleteTable(), inTable: true },
  ],
  [
    { name: 'clear', icon: 'remove-formatting', run: (chain) => chain.unsetAllMarks().clearNodes() },
    { name: 'undo', icon: 'undo-2', run: (chain) => chain.undo() },
    { name: 'redo', icon: 'redo-2', run: (chain) => chain.redo() },
  ],
];
