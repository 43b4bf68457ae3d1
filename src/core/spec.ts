// The entry point for tool authors: everything that a spec file imports from the engine.
export { casesOf } from './cases.ts';
export { defineTool, defineView, operation } from './tool.ts';
export { eachFile } from './each-file.ts';
export { isInputFile } from './field.ts';
export {
  area,
  choice,
  choices,
  code,
  color,
  content,
  dateTime,
  decimal,
  file,
  files,
  integer,
  keypress,
  list,
  matrix,
  optionalInteger,
  secret,
  text,
  toggle,
} from './fields.ts';
export type { InputFile, KeyStroke } from './field.ts';
export { out } from './values.ts';
export type { Bits } from './shapes/shapes.ts';
export type { Cell, KeyValue, Message, OutputFile } from './values.ts';
export type { Context, ContextOf } from './context.ts';
export type { InputOf } from './tool.ts';
export { Problem } from '../base/problem.ts';
export { sampleFile } from './example-input.ts';
export { RANGE_PROBLEMS, readRanges, writeRanges } from './shapes/parts.ts';
