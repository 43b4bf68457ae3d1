/** What the palette loads on request, in addition to its list: the actions of a row and the help. */
export { Help } from './help.tsx';
export { RowMenu } from '../menu/row-menu.tsx';
