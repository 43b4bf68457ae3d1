/** What people call everyday numbers, texts and colors when they ask for a tool, by language: `tool: query ¦ query`. */
export const EVERYDAY_QUERIES: Readonly<Record<string, string>> = {
  en: `
check-digits: isbn validator ¦ credit card number check ¦ luhn algorithm ¦ vin check digit
vat-number: vat number check ¦ validate eu vat id ¦ vat calculator net gross
number-to-words: number to words ¦ amount in words ¦ words to number ¦ spell out a number
color-contrast: contrast checker ¦ wcag contrast ratio ¦ accessible text color
color-palette: color palette generator ¦ tailwind shades ¦ complementary color
css-gradient: css gradient generator ¦ linear-gradient ¦ gradient background
text-distance: levenshtein distance ¦ string similarity ¦ fuzzy match
resistor-colors: resistor color code ¦ resistor bands ¦ smd resistor code
raid-calculator: raid calculator ¦ raid 5 usable space ¦ zfs capacity
dice-roller: roll dice ¦ d20 ¦ dice probability
aspect-ratio: aspect ratio calculator ¦ 16:9 resolution ¦ resize keeping proportions
link-builder: utm builder ¦ mailto link generator ¦ whatsapp link ¦ text fragment link
token-counter: count tokens gpt ¦ tiktoken ¦ tokenizer llm ¦ split text into chunks
fake-data: fake data ¦ mock data generator ¦ random people csv ¦ test data sql
chronometer: countdown ¦ pomodoro ¦ timer ¦ stopwatch
`,
  es: `
check-digits: validar isbn ¦ comprobar número de tarjeta ¦ dígito de control ¦ número de bastidor
vat-number: comprobar número de iva ¦ nif intracomunitario ¦ calculadora de iva
number-to-words: número a letras ¦ cantidad en letras ¦ escribir un cheque
color-contrast: contraste de colores ¦ contraste wcag ¦ texto legible sobre color
color-palette: paleta de colores ¦ generar tonos ¦ color complementario
css-gradient: degradado css ¦ generador de degradados ¦ gradiente lineal
text-distance: distancia de levenshtein ¦ similitud de textos ¦ distancia de edición
resistor-colors: código de colores de resistencias ¦ bandas de resistencia ¦ código smd
raid-calculator: calculadora raid ¦ capacidad raid 5 ¦ espacio zfs
dice-roller: tirar dados ¦ lanzar dados ¦ probabilidad de dados
aspect-ratio: relación de aspecto ¦ calcular proporción de pantalla ¦ ancho y alto 16:9
link-builder: generador de enlaces ¦ etiquetas utm ¦ enlace de whatsapp
token-counter: contar tokens ¦ tokenizador ¦ ventana de contexto
fake-data: datos de prueba ¦ datos falsos ¦ generar csv
chronometer: cuenta atrás ¦ pomodoro ¦ cronómetro
`,
  fr: `
check-digits: vérifier un isbn ¦ numéro de carte bancaire ¦ clé de contrôle ¦ algorithme de luhn
vat-number: numéro de tva intracommunautaire ¦ vérifier numéro tva ¦ calcul ht ttc
number-to-words: nombre en lettres ¦ montant en lettres ¦ écrire un chèque
color-contrast: contraste de couleurs ¦ contraste wcag ¦ accessibilité couleur
color-palette: palette de couleurs ¦ générer un nuancier ¦ couleur complémentaire
css-gradient: dégradé css ¦ générateur de dégradé ¦ linear-gradient
text-distance: distance de levenshtein ¦ similarité de textes ¦ distance d’édition
resistor-colors: code couleur résistance ¦ anneaux de résistance ¦ code cms
raid-calculator: calculateur raid ¦ capacité raid 5 ¦ espace zfs
dice-roller: lancer de dés ¦ lancer un dé ¦ probabilité dés
aspect-ratio: rapport d’aspect ¦ format d’image 16:9 ¦ calculer la hauteur d’une image
link-builder: générateur de liens ¦ balises utm ¦ lien mailto
token-counter: compter les tokens ¦ tokeniseur ¦ fenêtre de contexte
fake-data: données fictives ¦ données de test ¦ noms aléatoires
chronometer: compte à rebours ¦ minuteur ¦ pomodoro
`,
  pt: `
check-digits: validar isbn ¦ número do cartão de crédito ¦ dígito verificador ¦ número do chassi
vat-number: verificar número de iva ¦ calculadora de iva ¦ imposto iva
number-to-words: número por extenso ¦ valor por extenso ¦ preencher cheque
color-contrast: contraste de cores ¦ contraste wcag ¦ acessibilidade contraste
color-palette: paleta de cores ¦ gerar tons ¦ cor complementar
css-gradient: gradiente css ¦ gerador de gradiente ¦ degradê
text-distance: distância de levenshtein ¦ similaridade de textos ¦ distância de edição
resistor-colors: código de cores de resistor ¦ faixas do resistor ¦ código smd
raid-calculator: calculadora raid ¦ capacidade raid 5 ¦ espaço zfs
dice-roller: rolar dados ¦ lançar dados ¦ probabilidade de dados
aspect-ratio: proporção de tela ¦ resolução 16:9 ¦ largura e altura proporção
link-builder: gerador de links ¦ tags utm ¦ link de whatsapp
token-counter: contar tokens ¦ tokenizador ¦ janela de contexto
fake-data: dados fictícios ¦ dados de teste ¦ gerar csv
chronometer: contagem regressiva ¦ pomodoro ¦ cronômetro
`,
  ru: `
check-digits: проверить isbn ¦ номер банковской карты ¦ алгоритм луна ¦ проверка vin
vat-number: проверить номер ндс ¦ калькулятор ндс ¦ ставка ндс
number-to-words: сумма прописью ¦ число прописью ¦ рубли прописью
color-contrast: контраст цветов ¦ контрастность wcag ¦ доступность контраст
color-palette: цветовая палитра ¦ оттенки цвета ¦ комплементарный цвет
css-gradient: градиент css ¦ генератор градиентов ¦ linear-gradient
text-distance: расстояние левенштейна ¦ сходство строк ¦ нечёткий поиск
resistor-colors: маркировка резисторов ¦ цветные полосы резистора ¦ smd код
raid-calculator: калькулятор raid ¦ ёмкость raid 5 ¦ объём zfs
dice-roller: бросить кубик ¦ бросок костей ¦ игральные кости
aspect-ratio: соотношение сторон ¦ пропорции экрана ¦ ширина и высота 16:9
link-builder: генератор ссылок ¦ utm метки ¦ ссылка mailto
token-counter: подсчёт токенов ¦ токенизатор ¦ контекстное окно
fake-data: тестовые данные ¦ случайные люди ¦ генератор данных
chronometer: обратный отсчёт ¦ таймер ¦ секундомер
`,
  cn: `
check-digits: 校验isbn ¦ 信用卡号校验 ¦ 条形码校验位 ¦ 车架号
vat-number: 欧盟税号校验 ¦ 增值税号 ¦ 含税价计算
number-to-words: 人民币大写 ¦ 大写金额 ¦ 数字转中文
color-contrast: 颜色对比度 ¦ wcag对比度 ¦ 无障碍对比度
color-palette: 调色板 ¦ 配色生成 ¦ 互补色
css-gradient: css渐变 ¦ 渐变生成器 ¦ 线性渐变
text-distance: 编辑距离 ¦ 文本相似度 ¦ 模糊匹配
resistor-colors: 电阻色环 ¦ 色环电阻 ¦ 贴片电阻代码
raid-calculator: raid计算器 ¦ raid5容量 ¦ zfs容量
dice-roller: 掷骰子 ¦ 骰子概率 ¦ 跑团骰子
aspect-ratio: 宽高比 ¦ 分辨率比例 ¦ 纵横比
link-builder: 链接生成器 ¦ utm参数 ¦ 邮件链接
token-counter: token计数 ¦ 上下文窗口 ¦ 提示词长度
fake-data: 模拟数据 ¦ 测试数据 ¦ 随机姓名
chronometer: 倒计时 ¦ 番茄钟 ¦ 秒表
`,
};
