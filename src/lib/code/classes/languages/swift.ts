import { integerSize } from '../../shape/shape.ts';
import { camel, literal, pascal, wordsIn } from '../identifiers.ts';
import type { ClassType, Model, Naming, TypeRef } from '../model.ts';

export interface SwiftOptions {
  dates: boolean;
}

const KEYWORDS = wordsIn(
  'as associatedtype await break case catch class continue default defer deinit do else enum extension fallthrough false fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private protocol public repeat rethrows return self static struct subscript super switch throw throws true try typealias var where while',
);
const TYPES =
  'Any AnyObject Bool Data Date Decimal Double Int UInt64 Never Optional Array Dictionary Protocol Self Set String Type Void Codable CodingKey CodingKeys Encoder Decoder JSONValue';

export const SWIFT_NAMING: Naming = {
  typeName: (key) => pascal(key),
  fieldName: (key) => camel(key),
  reserved: [...wordsIn(TYPES)],
  unions: false,
};

/** The standard library has no type for any JSON. */
const JSON_VALUE = `enum JSONValue: Codable {
    case string(String)
    case number(Double)
    case bool(Bool)
    case array([JSONValue])
    case object([String: JSONValue])
    case null

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .bool(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        case .null: try container.encodeNil()
        }
    }
}
`;

export function writeSwift({ name, root, classes }: Model, { dates }: SwiftOptions): string {
  const plain = (own: TypeRef): string => {
    switch (own.kind) {
      case 'boolean':
        return 'Bool';
      case 'text':
        // The strategy `iso8601` of JSONDecoder reads times with an offset.
        return dates && own.format === 'offset-date-time' ? 'Date' : 'String';
      case 'number': {
        if (!own.facts.integer) return 'Double';
        const size = integerSize(own.facts);
        if (size === 'big') return 'Decimal';
        return size === 'uint64' ? 'UInt64' : 'Int';
      }
      case 'list':
        return `[${type(own.item)}]`;
      case 'class':
        return own.name;
      default:
        return 'JSONValue';
    }
  };
  const type = (own: TypeRef): string => plain(own) + (own.nullable ? '?' : '');
  const named = (own: string) => (KEYWORDS.has(own) ? `\`${own}\`` : own);
  const declare = ({ name: own, fields }: ClassType): string => {
    const rows = fields.map(
      ({ name: field, type: inner, optional }) =>
        `    let ${named(field)}: ${plain(inner)}${optional || inner.nullable ? '?' : ''}\n`,
    );
    const cases = fields.map(
      ({ key, name: field }) => `        case ${named(field)}${key === field ? '' : ` = ${literal(key, 'swift')}`}\n`,
    );
    const keys = fields.some(({ key, name: field }) => key !== field)
      ? `\n    enum CodingKeys: String, CodingKey {\n${cases.join('')}    }\n`
      : '';
    return `struct ${own}: Codable {${rows.length === 0 ? '' : `\n${rows.join('')}${keys}`}}\n`;
  };
  const texts = classes.toReversed().map(declare);
  if (root.kind !== 'class' || root.name !== name) texts.unshift(`typealias ${name} = ${type(root)}\n`);
  const source = texts.join('\n');
  const helpers = source.includes('JSONValue') ? [JSON_VALUE] : [];
  return ['import Foundation\n', source, ...helpers].join('\n');
}
