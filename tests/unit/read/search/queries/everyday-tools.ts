/** What people call everyday numbers, texts and colors when they ask for a tool, by language: `tool: query ¦ query`. */
export const EVERYDAY_QUERIES: Readonly<Record<string, string>> = {
  en: `
check-digits: isbn validator ¦ credit card number check ¦ luhn algorithm ¦ vin check digit
vat-number: vat number check ¦ validate eu vat id ¦ vat calculator net gross
number-to-words: number to words ¦ amount in words ¦ words to number ¦ spell out a number
`,
  es: `
check-digits: validar isbn ¦ comprobar número de tarjeta ¦ dígito de control ¦ número de bastidor
vat-number: comprobar número de iva ¦ nif intracomunitario ¦ calculadora de iva
number-to-words: número a letras ¦ cantidad en letras ¦ escribir un cheque
`,
  fr: `
check-digits: vérifier un isbn ¦ numéro de carte bancaire ¦ clé de contrôle ¦ algorithme de luhn
vat-number: numéro de tva intracommunautaire ¦ vérifier numéro tva ¦ calcul ht ttc
number-to-words: nombre en lettres ¦ montant en lettres ¦ écrire un chèque
`,
  pt: `
check-digits: validar isbn ¦ número do cartão de crédito ¦ dígito verificador ¦ número do chassi
vat-number: verificar número de iva ¦ calculadora de iva ¦ imposto iva
number-to-words: número por extenso ¦ valor por extenso ¦ preencher cheque
`,
  ru: `
check-digits: проверить isbn ¦ номер банковской карты ¦ алгоритм луна ¦ проверка vin
vat-number: проверить номер ндс ¦ калькулятор ндс ¦ ставка ндс
number-to-words: сумма прописью ¦ число прописью ¦ рубли прописью
`,
  cn: `
check-digits: 校验isbn ¦ 信用卡号校验 ¦ 条形码校验位 ¦ 车架号
vat-number: 欧盟税号校验 ¦ 增值税号 ¦ 含税价计算
number-to-words: 人民币大写 ¦ 大写金额 ¦ 数字转中文
`,
};
