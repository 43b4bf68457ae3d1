/** What people type who want a tool for code, by language: the tool is among the first three. */
export const development: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    'json to typescript': 'json-to-code',
    'json to c#': 'json-to-code',
    'json to zod': 'json-to-code',
    'json to python class': 'json-to-code',
    'pydantic model from json': 'json-to-code',
    'json to rust struct': 'json-to-code',
  },
  es: {
    'json a typescript': 'json-to-code',
    'json a clases': 'json-to-code',
    'json a c#': 'json-to-code',
  },
  fr: {
    'json en typescript': 'json-to-code',
    'json vers c#': 'json-to-code',
    'json en classes': 'json-to-code',
  },
  pt: {
    'json para typescript': 'json-to-code',
    'json para c#': 'json-to-code',
    'json para classes': 'json-to-code',
  },
  ru: {
    'json в typescript': 'json-to-code',
    'классы из json': 'json-to-code',
    'json в c#': 'json-to-code',
  },
  cn: {
    json转typescript: 'json-to-code',
    json转实体类: 'json-to-code',
    'json转c#': 'json-to-code',
  },
};
