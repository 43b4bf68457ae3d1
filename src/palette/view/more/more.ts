/** What the palette needs beside its list, on request: the actions of a row and the help. */
export { Help } from './help.tsx';
export { RowMenu } from '../menu/row-menu.tsx';
