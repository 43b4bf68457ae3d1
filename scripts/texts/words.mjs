/** The words and phrases that texts avoid, by language (docs/words.md), and how labels, hints and results must not begin or end. */

/**
 * Banned phrases, and what to write instead.
 * @type {Record<string, readonly (readonly [pattern: RegExp, instead: string, file?: string])[]>}
 */
export const BANNED = {
  en: [
    [/\b(?:preferences|configuration)\b/i, '“settings”, the name of the page', 'app'],
    [/\bmistakes?\b/i, '“error”'],
    [
      /\ba text\b(?! (?:message|field|file|editor|form)\b)|IT people|look-alike|broken character|\bas they are\b|\bendless\b/i,
      'plain English: “text”, “message”, “IT pros”, “lookalike”, “unchanged”',
    ],
    [/\b(?:is|was) no (?!longer\b)|(?<!there )\b(?:are|were) no\b/i, "“isn't a valid …”, “unknown …”"],
    [/\bstands?\b(?! for\b)/i, '“is”, “appears”'],
    [/\bmay not\b(?! be\b)/i, "“can't”, “isn't allowed”"],
    [/\bhere are\b|\bat the most\b|\bis the most\b|\bis fine\b/i, '“this has …”, “maximum …”'],
    [/\b(?:does|do|is|are|was|were|could|would|has|have) not\b|\bcan ?not\b/i, 'the contraction'],
    [/\bwritten as\b|\bread as$/i, '“output format”, “input format”'],
    [
      /colour|favourite|licence|neighbour|flavour|behaviour|\bcentre|\bgrey\b|catalogue|cancelled|normalis|recognis|analys(?:e|er)\b/i,
      'US spelling',
    ],
    [/\b(?:milli|centi|kilo)?(?:met|lit)res?\b/i, 'US spelling'],
    [
      /white space|\be-mail|user name|\btimezone|\b(?:lower|upper) case\b/i,
      'whitespace, email, username, time zone, lowercase',
    ],
    [/\b(?:needless|whoever|likeliest|anew|amiss|beside|mend(?:s|ed)?|perhaps)\b/i, 'plain words'],
    [/\bleft out\b|\bleaves? out\b|\btake(?:s|n)? (?:off|away|out|over)\b/i, '“removed”, “skipped”, “excluded”'],
    [/without changing|to the last digit|nothing is sent$|nothing leaves|never leaves/i, 'no praise'],
    [/\d %|\}\} %/, 'no space before %'],
    [/: \{\{count\}\}\.?$/, '“{{count}} tools”, with plural forms'],
    [/[’‘]/, 'a straight apostrophe'],
    [/ {2}|\s$|^\s/, 'single spaces'],
    [/^OK$|^Take$/, 'the verb of the job'],
  ],
  es: [
    [/\bconfiguraci(?:ón|ones)\b/i, '“ajustes”, the name of the page', 'app'],
    [/\bAlternar\b/, '“activar o desactivar”, “mostrar u ocultar”'],
    [/\bse ejecutar\p{L}* cuando|^Enter se ejecut/u, "a key isn't run: “Enter funcionará …”"],
    [
      /\bemitid[oa]s? bajo\b|código de llamada|\b(?:aperturas?|vista previa|etiquetas) social(?:es)?\b|partes críticas/i,
      '“certificado por”, “código telefónico”, “redes sociales”, “extensiones críticas”',
    ],
    [
      /(?:número de|teléfono|fijo o) móvil|\berratas?\b|\bpasarelas?\b|\bpetici(?:ón|ones)\b/i,
      '“celular”, “error”, “puerta de enlace”, “solicitud”',
    ],
    [/descifr\p{L}+ (?:la|una) contraseña|^Tiempo para descifrar/iu, '“adivinar”: “descifrar” is to decrypt'],
    [/\b[Ww]ifi\b/, '“Wi-Fi”'],
    [/veredicto|resúmenes|se resume\b/i, '“resultado”, “hash”'],
    [
      /^(?:Escrit[oa] como|Leer como|Leído como|Cuántos|Averiguarlo)$/,
      '“formato de salida”, “cantidad”, “detección automática”',
    ],
    [/ que (?:codificar|ignorar|listar|mostrar|omitir)$/, '“texto a codificar”'],
    [/\bse han? \p{L}+d[oa]s?\b/iu, 'the simple past: “se eliminó”'],
    [/\bañad|\bcaduc|\bpuls(?:a|ar|e|es)\b|\bacab(?:a|ó|e)\b/i, '“agregar”, “expirar”, “presionar”, “terminar”'],
    [/chuleta|\bordenador\b|\bratón\b|vídeo|\bcostes?\b/i, 'words that all of America uses'],
    [
      /\btir(?:ar|a)\b|\bapart(?:ar|ado)\b|con freno|a secas|hash (?:lento|rápido) robado/i,
      '“descartar”, “stash”, “con límite”',
    ],
    [/no hay tal|es el máximo$|por defecto|encaja/i, '“no existe”, “máximo: …”, “predeterminado”, “coincide”'],
    [/nada sale|no se envía nada|sin cambiar un dígito|último dígito/i, 'no praise'],
    [/\b(?:usted|vosotros|vuestr[oa]s?)\b/i, '“tú”'],
    [/[“”]/, '« »'],
    [/(?:\d|\}\}) %/, 'a no-break space before %'],
    [/: \{\{count\}\}\.?$/, '“{{count}} herramientas”, with plural forms'],
    [/ {2}|\s$|^\s/, 'single spaces'],
  ],
  fr: [
    [/\bréglages\b/i, '“paramètres”'],
    [/^Plus (?:de (?!\{\{)|d[’'])/, '“aucun … à venir”: “plus de” is also “more”'],
    [/\bEntrée s’exécut/i, "a key isn't run: “La touche Entrée …”"],
    [
      /(?<!\p{L})émis sous\b|(?<!\p{L})énième|\b(?:aperçu|balises?) socia(?:l|les)\b|éléments critiques/iu,
      '“certifié par”, “n-ième”, “réseaux sociaux”, “extensions critiques”',
    ],
    [
      /^(?:Vers|Depuis) romain$|\bde tout pays\b|\bdu cron\b/i,
      '“chiffres romains”, “de tous pays”, “expressions cron”',
    ],
    [/de côté/i, '“ignoré”, “supprimé”, “remisé”'],
    [/\bsosies?\b/i, '“caractères ambigus”'],
    [/\bphrases? de passe\b/i, '“phrase secrète”'],
    [/\b(?:rogner|jeter)\b|étiquet(?:er|ez)/i, '“supprimer les espaces”, “abandonner”, “ajouter un tag”'],
    [
      /^Combien$|^De quoi$|^Pour quoi$|^Écrit(?:e|s)? (?:comme|en|avec)\b|^(?:Aussi|Jamais) ces\b/i,
      '“nombre”, “unité”, “type”, “format de sortie”, “inclure”, “exclure”',
    ],
    [/\bverdict\b|\bapparentés\b|\ba planté/i, '“résultat”, “similaires”, “une erreur est survenue”'],
    [/\bune espace\b/i, '“un espace”'],
    [/^Basculer l[ae]s?\b/, '“Activer/désactiver …”, “Afficher/masquer …”'],
    [/ne peut pas figurer|n’a pas sa place|plus d’une fois$|figure deux fois/i, '“n’est pas permis”, “en double”'],
    [/\p{L}'\p{L}/u, 'the apostrophe ’'],
    [
      /[ \u00a0](?=[;:!?%»](?:$|[\s»)….,]))|«[ \u00a0]/,
      'a narrow no-break space (U+202F) before ; : ! ? % » and after «',
    ],
    [/ {2}|\s$|^\s/, 'single spaces'],
  ],
  pt: [
    [/\bAlternar\b/, '“ativar ou desativar”, “mostrar ou ocultar”'],
    [/\bEnter será executad/i, "a key isn't run: “O Enter funcionará …”"],
    [
      /\bemitid[oa]s? sob\b|\btags sociais\b|partes críticas|\bdata URI\b|ao pé da letra|\bestilo flow\b/i,
      '“certificado por”, “redes sociais”, “extensões críticas”, “URI de dados”, “literalmente”, “estilo de fluxo”',
    ],
    [/retardad/i, '“com limite de tentativas”'],
    [/\b(?:de)?cifr(?:ar|ad[oa]s?|a-|ando)\b/i, '“criptografar”, “descriptografar”'],
    [/frase-senha/i, '“frase secreta”'],
    [/\baparar\b/i, '“remover espaços”'],
    [/veredito/i, '“resultado”'],
    [/jogar fora|guardar .* de lado|página quebrou/i, '“descartar”, “guardar no stash”, “algo deu errado”'],
    [/\b(?:o|um|do|no) branch\b/i, '“a branch”'],
    [/^Descobrir$|^Escrit[oa] como$|^Quantos$/, '“detectar automaticamente”, “formato”, “quantidade”'],
    [/\d %|\}\} %/, 'no space before %'],
    [/ {2}|\s$|^\s/, 'single spaces'],
  ],
  ru: [
    [
      /(?<!\p{L})(?:Переключить|кончает(?:ся)?|Взять мой)(?!\p{L})/u,
      '«включить или выключить», «заканчивается», «использовать»',
    ],
    [
      /выдан\p{L}* (?:не )?под(?!\p{L})|критические части|(?<!\p{L})(?:не)?пробельный знак|Метка духовки/iu,
      '«цепочка ведёт к», «критические расширения», «комбинируемый знак»',
    ],
    [/не ровно один|пусто — начать/iu, '«ровно один», «оставьте пустым»'],
    [/(?<!\p{L})как (?:следующий )?ввод(?!\p{L})/iu, '«входные данные»'],
    [/вердикт/i, '«результат»'],
    [/дайджест/i, '«хеш»'],
    [/украденн/i, '«утечка», «офлайн-атака»'],
    [/одинок\p{L}* половин|половин\p{L}* суррогатной/iu, '«непарный суррогат»'],
    [/(?<!\p{L})(?:концы|концов|концах) строк/iu, '«окончания строк», «переносы строк»'],
    [/(?<!\p{L})(?:стоит|стоят|стоять)(?!\p{L})/iu, '«есть», «находится»'],
    [
      /^(?:записать|читать|прочитано) как$|^(?:а также|никогда эти) символы$|^сколько$/iu,
      '«формат вывода», «исключить символы»',
    ],
    [
      /ловить клавиши|выбросить|страница сломалась|введённое|попросите инструмент/i,
      '«записывать», «отменить», «произошла ошибка»',
    ],
    [/e-mail|имейл/i, '«эл. почта»'],
    [/хэш|директори|бинарн|раскодир|шестнадцатирич/i, 'the words of the glossary'],
    [/(?<!\p{L})(?:еще|ее|темная|темную|объем|расчет|учет|счетчик)(?!\p{L})/iu, 'ё'],
    [/[“”]/, '«»'],
    [/\d ?%(?! of)|\}\} ?%/, 'a no-break space before %'],
    [/ {2}|\s$|^\s/, 'single spaces'],
  ],
  cn: [
    [/每隔 n 个|各行显示|关键部分|不是恰好|对所有.*都过/, '“每 n 个”, “上方结果”, “关键扩展”, “恰好”'],
    [/执行 (?:Enter|Esc)|^切换(?!到|主题)/, '“按 Enter”, “开启或关闭”'],
    [
      /\p{Script=Han}\{\{(?:label|language|name|title)\}\}|\{\{(?:label|language|name|title)\}\}\p{Script=Han}/u,
      'quotes or spaces around a name, which may be Latin',
    ],
    [/你|妳/, '“您”'],
    [/结论|判定/, '“结果”'],
    [/^(?:写法|写作|读作|数的类型|多少个.*)$/, '“输出格式”, “输入格式”, “数量”'],
    [/码位|口令|落单/, '“码点”, “密码短语”, “未配对的代理项”'],
    [/(?:恢复|丢弃|放弃)暂存/, '“贮藏” for stash; “暂存” is staging'],
    [/历法中|认识(?:的|它)|不应出现|就结束了|含所求/, '“有效的日期”, “能识别”, “意外的”'],
    [/一位不改|不失真|不会离开|不会发送|不会上传/, 'no praise'],
    [/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}/u, 'a space between Chinese and Latin'],
    [/\p{Script=Han}(?:[,;?!()]| \()|[,;?!()]\p{Script=Han}/u, 'full-width punctuation'],
    [/\d %|\}\} %/, 'no space before %'],
    [/：\{\{count\}\}。?$/, '“{{count}} 个工具”'],
    [/ {2}|\s$|^\s/, 'single spaces'],
  ],
};

/**
 * Labels that are half a sentence: they begin like a question or end with a preposition.
 * @type {Record<string, { begins: RegExp, ends: RegExp }>}
 */
export const HALF_SENTENCES = {
  en: {
    begins: /^(?:How|What|Which|Where|When|Who)\b/,
    ends: /(?:^| )(?:as|at|before|by|from|in|is|of|on|than|to|until|with)$/i,
  },
  es: {
    begins: /^(?:Cómo|Qué|Cuál|Cuántos?|Dónde|Cuándo|Solo)(?!\p{L})/u,
    ends: / (?:a|como|con|de|desde|en|es|hasta|para|por)$/,
  },
  fr: {
    begins: /^(?:Comment|Combien|Quels?|Quelles?|Où|Quand|Seulement)(?!\p{L})/u,
    ends: / (?:à|avec|comme|dans|de|depuis|en|est|par|pour|sur)$/,
  },
  pt: {
    begins: /^(?:Como|Qual|Quais|Quantos?|Onde|Quando|Só|Somente)(?!\p{L})/u,
    ends: / (?:a|até|com|como|de|desde|em|é|para|por)$/,
  },
  ru: {
    begins: /^(?:Как|Что|Как(?:ой|ая|ие)|Сколько|Где|Когда|Только)(?!\p{L})/u,
    ends: / (?:в|до|для|из|как|на|от|по|с|это)$/,
  },
  cn: { begins: /^(?:如何|什么|哪个|多少)/, ends: /(?:至|为|从)$/ },
};

/** Results that answer a question before they say something. @type {Record<string, RegExp>} */
export const ANSWERS = {
  en: /^(?:Yes|No), /,
  es: /^(?:Sí|No), /,
  fr: /^(?:Oui|Non), /,
  pt: /^(?:Sim|Não), /,
  ru: /^(?:Да|Нет), /,
  cn: /^[是否]，/,
};
