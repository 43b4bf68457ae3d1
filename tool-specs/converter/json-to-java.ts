import { choice, code, defineTool, out, text, toggle } from '../../src/core/spec.ts';
import { readJson } from '../../src/lib/documents/json/reader.ts';
import { isJavaName } from '../../src/lib/code/java/names.ts';
import { writeJava } from '../../src/lib/code/java/write-java.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { repairJson } from '../../src/lib/documents/json/repair.ts';
import { JSON_DIALECT_NAMES, JSON_DIALECTS } from '../../src/lib/documents/json/tokens.ts';

export default defineTool({
  icon: 'coffee',
  createdAt: '2023-12-06',
  related: ['json-to-code', 'json-to-go', 'json-prettify'],
  fields: {
    text: code('json', { primary: true }),
    dialect: choice(JSON_DIALECTS, { names: JSON_DIALECT_NAMES, advanced: true }),
    typeName: text({ initial: 'Result', monospace: true }),
    packageName: text({ monospace: true, advanced: true }),
    style: choice(['record', 'bean', 'fields', 'lombok']),
    annotations: choice(['none', 'jackson', 'gson'], { names: { jackson: 'Jackson', gson: 'Gson' } }),
    nested: choice(['inside', 'behind']),
    numbers: choice(['smallest', 'long', 'big']),
    boxed: choice(['optional', 'always']),
    times: toggle(),
  },
  output: out.code('java', { fileName: 'Result.java' }),
  repair: repairJson,
  failures: [...SYNTAX_CODES, 'bad-package'],
  warnings: [
    'comments-dropped',
    'mixed-types',
    'duplicate-key',
    'renamed',
    'key-without-name',
    'root-list',
    'root-value',
    'too-many-components',
    'more-warnings',
  ],
  aliases: {
    json2java: {},
    j2java: {},
    pojo: { style: 'bean' },
    'java-record': { style: 'record' },
    lombok: { style: 'lombok' },
  },
  answers: 'inline',
  detect: [{ pattern: /^[[{][^]*[\]}]$/, guard: 'json', confidence: 0.34 }],
  transform({ text, dialect, typeName, packageName, ...options }, ctx) {
    const { documents, warnings } = readJson(text, { dialect, documents: 'many' });
    if (documents.length === 0) throw ctx.fail('missing-value');
    for (const { code, params } of warnings) ctx.warn(code, params);
    const packageClause = packageName.trim();
    if (packageClause !== '' && !packageClause.split('.').every(isJavaName)) {
      throw ctx.fail('bad-package', { field: 'packageName', params: { found: packageClause } });
    }
    const { text: source, notes } = writeJava(documents, {
      ...options,
      typeName: typeName.trim() === '' ? 'Result' : typeName.trim(),
      packageName: packageClause,
    });
    for (const { code, params } of notes) ctx.warn(code, params);
    return source;
  },
  examples: {
    recordClass: {
      input: { text: '{"name":"a","age":1,"tags":["x"],"home":{"city":"y","zip":null}}' },
      output: `import java.util.List;

public record Result(
        String name,
        int age,
        List<String> tags,
        Home home
) {
    public record Home(
            String city,
            Object zip
    ) {
    }
}
`,
      warns: [],
    },
    jacksonBean: {
      input: {
        text: '[{"my-key":1,"class":"A"},{"my-key":12345678901}]',
        style: 'bean',
        annotations: 'jackson',
        packageName: 'org.example',
      },
      output: `package org.example;

import com.fasterxml.jackson.annotation.JsonProperty;

public class Result {
    @JsonProperty("my-key")
    private long myKey;

    @JsonProperty("class")
    private String class_;

    public long getMyKey() {
        return myKey;
    }

    public void setMyKey(long myKey) {
        this.myKey = myKey;
    }

    public String getClass_() {
        return class_;
    }

    public void setClass_(String class_) {
        this.class_ = class_;
    }
}
`,
      warns: ['root-list'],
    },
    lombokClass: {
      input: { text: '{"a":[{"x":1},{"y":2.5}],"at":"2026-11-20T12:00:00Z"}', style: 'lombok', times: true },
      output: `import lombok.Data;
import java.time.OffsetDateTime;
import java.util.List;

@Data
public class Result {
    private List<A> a;
    private OffsetDateTime at;

    @Data
    public static class A {
        private Integer x;
        private Double y;
    }
}
`,
    },
    bigNumbers: {
      input: {
        text: '{"i":2147483647,"l":2147483648,"b":18446744073709551615,"d":0.1,"e":3.14159265358979323846}',
        style: 'fields',
      },
      output: `import java.math.BigDecimal;
import java.math.BigInteger;

public class Result {
    public int i;
    public long l;
    public BigInteger b;
    public double d;
    public BigDecimal e;
}
`,
    },
  },
});
