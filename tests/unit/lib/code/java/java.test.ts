import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { parser } from '@lezer/java';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJson } from '../../../../../src/lib/documents/json/reader.ts';
import { className, fieldName, javaString } from '../../../../../src/lib/code/java/names.ts';
import { type JavaOptions, writeJava } from '../../../../../src/lib/code/java/write-java.ts';
import { HARD_SAMPLES } from '../shape/samples.ts';
import { syntaxErrors } from '../shape/syntax-errors.ts';

const DEFAULTS: JavaOptions = {
  typeName: 'Result',
  packageName: '',
  style: 'record',
  annotations: 'none',
  nested: 'inside',
  numbers: 'smallest',
  boxed: 'optional',
  times: false,
};

const VARIANTS: readonly [name: string, options: Partial<JavaOptions>][] = [
  ['records', {}],
  ['records with Jackson, side by side', { annotations: 'jackson', nested: 'behind', times: true }],
  ['beans', { style: 'bean', numbers: 'long', boxed: 'always' }],
  ['beans with Jackson', { style: 'bean', annotations: 'jackson' }],
  ['beans with Gson, side by side', { style: 'bean', annotations: 'gson', nested: 'behind' }],
  ['Lombok', { style: 'lombok', annotations: 'jackson', times: true }],
  ['public fields', { style: 'fields', numbers: 'big', times: true }],
  ['public fields with Gson', { style: 'fields', annotations: 'gson' }],
];

function java(json: string, options: Partial<JavaOptions> = {}) {
  return writeJava(readJson(json, { dialect: 'json5', documents: 'many' }).documents, { ...DEFAULTS, ...options });
}

/** Valid names outside module declarations, but not supported as names by this grammar. */
const MODULE_WORDS = /"(?:exports|module|opens?|provides|requires|to|transitive|uses|with)"/;

describe('Java classes', () => {
  it('are records with types matching the values', () => {
    const { text, notes } = java('{"name":"a","age":1,"ok":true,"price":3.14,"tags":["a"],"nums":[1],"n":{"a":1}}');
    expect(notes).toEqual([]);
    expect(text).toBe(`import java.util.List;

public record Result(
        String name,
        int age,
        boolean ok,
        double price,
        List<String> tags,
        List<Integer> nums,
        N n
) {
    public record N(
            int a
    ) {
    }
}
`);
  });

  it('are beans with annotations for renamed fields', () => {
    const { text } = java('{"user-id":12345678901,"class":"x","isOn":true}', {
      style: 'bean',
      annotations: 'jackson',
      packageName: 'org.example.model',
    });
    expect(text).toBe(`package org.example.model;

import com.fasterxml.jackson.annotation.JsonProperty;

public class Result {
    @JsonProperty("user-id")
    private long userId;

    @JsonProperty("class")
    private String class_;

    private boolean isOn;

    public long getUserId() {
        return userId;
    }

    public void setUserId(long userId) {
        this.userId = userId;
    }

    public String getClass_() {
        return class_;
    }

    public void setClass_(String class_) {
        this.class_ = class_;
    }

    public boolean isIsOn() {
        return isOn;
    }

    public void setIsOn(boolean isOn) {
        this.isOn = isOn;
    }
}
`);
  });

  it('merge the items of a list and box optional fields', () => {
    const { text, notes, rootType } = java('[{"a":1,"b":true},{"a":null,"b":false,"c":2},{"b":true,"c":2.5}]');
    expect(rootType).toBe('List<Result>');
    expect(notes).toEqual([{ code: 'root-list', params: { path: 'List<Result>' } }]);
    expect(text).toContain('Integer a,');
    expect(text).toContain('boolean b,');
    expect(text).toContain('Double c\n');
  });

  it('are shared by objects of the same shape and name', () => {
    const { text } = java('{"a":{"x":{"p":1}},"b":{"x":{"p":2}},"c":{"x":{"q":true}}}');
    expect(text.match(/record \w+/g)).toEqual([
      'record Result',
      'record A',
      'record X',
      'record B',
      'record C',
      'record CX',
    ]);
  });

  it('report what was lost in a name or type', () => {
    expect(java('{"my-key":1,"mixed":[1,"a"],"a":1,"a":2}').notes).toEqual([
      { code: 'duplicate-key', params: { path: '$.a' } },
      { code: 'renamed', params: { path: "$['my-key']" } },
      { code: 'mixed-types', params: { path: '$.mixed[*]' } },
    ]);
    expect(java('[1]').notes).toEqual([{ code: 'root-value', params: { path: 'List<Integer>' } }]);
  });

  it('have valid Java names', () => {
    const names: [string, string, string][] = [
      ['user_name', 'UserName', 'userName'],
      ['userID', 'UserId', 'userID'],
      ['URL', 'Url', 'url'],
      ['3d', '_3d', '_3d'],
      ['', 'Item', 'field'],
      ['new', 'New', 'new_'],
      ['hashCode', 'HashCode', 'hashCode_'],
      ['日本', '日本', '日本'],
      ['$ref', 'Ref', 'ref'],
    ];
    for (const [key, type, field] of names) {
      expect(className(key), key).toBe(type);
      expect(fieldName(key, false), key).toBe(field);
    }
    expect(fieldName('$ref', true)).toBe('$ref');
    expect(fieldName('user_name', true)).toBe('user_name');
  });

  it('have string literals that are safe from early Unicode escape processing', () => {
    expect(javaString('a"b\\u0041\n\0é😀')).toBe('"a\\"b\\\\u0041\\012\\000\\u00e9\\ud83d\\ude00"');
  });

  it('are syntactically valid for any document', () => {
    const options = fc.constantFrom(...VARIANTS.map(([, some]) => some));
    const keys = fc.string({ unit: 'binary', maxLength: 4 });
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.dictionary(keys, fc.jsonValue()), options, (one, two, options) => {
        const json = JSON.stringify([one, two]);
        fc.pre(!MODULE_WORDS.test(json));
        expect(syntaxErrors(parser, java(json, options).text)).toEqual([]);
      }),
    );
  });

  it.each(VARIANTS)('are syntactically valid for hard documents: %s', (_, options) => {
    for (const json of HARD_SAMPLES) expect(syntaxErrors(parser, java(json, options).text), json).toEqual([]);
  });
});

const hasCompiler = spawnSync('javac', ['-version'], { stdio: 'ignore' }).error === undefined;

/** Stubs for the libraries used by annotated classes. */
const LIBRARIES: Readonly<Record<string, string>> = {
  'com/fasterxml/jackson/annotation/JsonProperty.java':
    'package com.fasterxml.jackson.annotation; public @interface JsonProperty { String value(); }',
  'com/google/gson/annotations/SerializedName.java':
    'package com.google.gson.annotations; public @interface SerializedName { String value(); }',
  'lombok/Data.java': 'package lombok; public @interface Data {}',
};

describe.skipIf(!hasCompiler)('Java classes, checked with javac (skipped if no JDK is installed)', () => {
  let folder = '';
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'java-types-'));
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  function save(file: string, text: string): string {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
    return target;
  }

  it('compile without warnings, in every style', { timeout: 300_000 }, () => {
    const libraries = Object.entries(LIBRARIES).map(([file, text]) => save(file, text));
    const files = VARIANTS.flatMap(([, options], style) =>
      HARD_SAMPLES.map((json, i) => {
        const { text } = java(json, { ...options, packageName: `style${style}.sample${i}` });
        return save(`style${style}/sample${i}/Result.java`, text);
      }),
    );
    const args = ['-encoding', 'UTF-8', '-Xlint:all', '-d', path.join(folder, 'out'), ...libraries, ...files];
    expect(spawnSync('javac', args, { encoding: 'utf8' }).stderr).toBe('');
  });
});
