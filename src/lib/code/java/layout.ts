/** A record; or a class with public fields, with getters and setters, or with Lombok's `@Data`. */
export type ClassStyle = 'record' | 'fields' | 'bean' | 'lombok';

export interface JavaField {
  name: string;
  type: string;
  annotation?: string;
  /** Names of its getter and setter in a bean. */
  accessors: readonly [read: string, write: string];
}

export interface JavaType {
  name: string;
  style: ClassStyle;
  fields: readonly JavaField[];
}

interface Place {
  /** Including the space after it, or empty. */
  visibility: string;
  nested?: readonly JavaType[];
}

const INDENT = '    ';

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, INDENT);
}

/** Returns the source of a type, including nested ones. Ends with a line break. */
export function writeType(type: JavaType, { visibility, nested = [] }: Place): string {
  const inner = nested.map((other) =>
    writeType(other, { visibility: other.style === 'record' ? 'public ' : 'public static ' }),
  );
  if (type.style === 'record') {
    const members = inner.length > 0 ? ` {\n${inner.map(indented).join('\n')}}\n` : ' {\n}\n';
    return `${visibility}record ${type.name}(${components(type.fields)})${members}`;
  }
  const declared = type.fields.map((field) => declaration(field, type.style === 'fields' ? 'public' : 'private'));
  // Annotated fields are separated by blank lines, plain ones aren't.
  const apart = type.fields.some(({ annotation }) => annotation !== undefined);
  const members = [
    declared.join(apart ? '\n' : ''),
    ...(type.style === 'bean' ? type.fields.flatMap(methods) : []),
    ...inner,
  ].filter((member) => member !== '');
  const head = type.style === 'lombok' ? '@Data\n' : '';
  return `${head}${visibility}class ${type.name} {\n${members.map(indented).join('\n')}}\n`;
}

function components(fields: readonly JavaField[]): string {
  if (fields.length === 0) return '';
  const list = fields.map(({ annotation, type, name }) => {
    const mark = annotation === undefined ? '' : `${annotation} `;
    return `${INDENT}${INDENT}${mark}${type} ${name}`;
  });
  return `\n${list.join(',\n')}\n`;
}

function declaration({ annotation, type, name }: JavaField, visibility: string): string {
  return `${annotation === undefined ? '' : `${annotation}\n`}${visibility} ${type} ${name};\n`;
}

function methods({ type, name, accessors: [read, write] }: JavaField): string[] {
  return [
    `public ${type} ${read}() {\n${INDENT}return ${name};\n}\n`,
    `public void ${write}(${type} ${name}) {\n${INDENT}this.${name} = ${name};\n}\n`,
  ];
}
