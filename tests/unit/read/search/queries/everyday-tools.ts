/** What people call everyday numbers, texts and colors when they ask for a tool, by language: `tool: query ¦ query`. */
export const EVERYDAY_QUERIES: Readonly<Record<string, string>> = {
  en: `
check-digits: isbn validator ¦ credit card number check ¦ luhn algorithm ¦ vin check digit
`,
  es: `
check-digits: validar isbn ¦ comprobar número de tarjeta ¦ dígito de control ¦ número de bastidor
`,
  fr: `
check-digits: vérifier un isbn ¦ numéro de carte bancaire ¦ clé de contrôle ¦ algorithme de luhn
`,
  pt: `
check-digits: validar isbn ¦ número do cartão de crédito ¦ dígito verificador ¦ número do chassi
`,
  ru: `
check-digits: проверить isbn ¦ номер банковской карты ¦ алгоритм луна ¦ проверка vin
`,
  cn: `
check-digits: 校验isbn ¦ 信用卡号校验 ¦ 条形码校验位 ¦ 车架号
`,
};
