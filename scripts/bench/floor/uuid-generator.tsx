import { v1, v4, v6, v7 } from 'uuid';
import { ToolForm, type Values } from './form.tsx';

const makers: Record<Values['version'], () => string> = { v1, v4, v6, v7 };
const formats = {
  plain: (uuid: string) => uuid,
  compact: (uuid: string) => uuid.replaceAll('-', ''),
  braces: (uuid: string) => `{${uuid}}`,
  urn: (uuid: string) => `urn:uuid:${uuid}`,
};
const choices = { version: ['v4', 'v7', 'v1', 'v6'], format: Object.keys(formats) };

function run({ quantity, version, format }: Values): string {
  const make = makers[version];
  return Array.from({ length: quantity }, () => formats[format](make())).join('\n');
}

export default function UuidGenerator() {
  return <ToolForm choices={choices} run={run} />;
}
