import { expect, it } from 'vitest';
import { indexIn } from '../../palette/index-in.ts';
import { toolsOfLine } from './tools-of-line.ts';

/** What people asked for in their words: a tool among the first three rows, by language. Frozen like the other queries. */
const QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'find-and-replace': {
    en: 'find and replace ¦ replace multiple words ¦ bulk replace text',
    es: 'buscar y reemplazar ¦ reemplazar texto ¦ sustituir palabras',
    fr: 'rechercher et remplacer ¦ remplacer un mot ¦ remplacer du texte',
    pt: 'localizar e substituir ¦ substituir texto ¦ trocar palavras',
    ru: 'найти и заменить ¦ замена текста ¦ заменить слово',
    cn: '查找替换 ¦ 批量替换 ¦ 替换文本',
  },
  'line-tools': {
    en: 'sort lines ¦ remove duplicate lines ¦ word wrap ¦ add line numbers',
    es: 'ordenar líneas ¦ quitar líneas duplicadas ¦ numerar líneas',
    fr: 'trier des lignes ¦ supprimer les lignes vides ¦ numéroter les lignes',
    pt: 'ordenar linhas ¦ remover linhas duplicadas ¦ numerar linhas',
    ru: 'сортировка строк ¦ удалить пустые строки ¦ пронумеровать строки',
    cn: '行排序 ¦ 删除空行 ¦ 添加行号',
  },
  'list-compare': {
    en: 'compare two lists ¦ list difference ¦ intersection of lists',
    es: 'comparar dos listas ¦ elementos comunes ¦ diferencia entre listas',
    fr: 'comparer deux listes ¦ éléments communs ¦ intersection de listes',
    pt: 'comparar duas listas ¦ itens em comum ¦ diferença entre listas',
    ru: 'сравнить два списка ¦ общие элементы ¦ пересечение списков',
    cn: '比较两个列表 ¦ 交集 ¦ 差集',
  },
  'html-to-markdown': {
    en: 'html to markdown ¦ convert web page to markdown ¦ word to markdown',
    es: 'html a markdown ¦ página web a markdown ¦ convertir html a md',
    fr: 'html vers markdown ¦ page web en markdown ¦ word en markdown',
    pt: 'html para markdown ¦ página web para markdown ¦ word para markdown',
    ru: 'html в markdown ¦ страницу в markdown ¦ word в markdown',
    cn: 'html 转 markdown ¦ 网页转markdown ¦ word转markdown',
  },
  'table-converter': {
    en: 'table converter ¦ csv to markdown table ¦ ascii table ¦ excel to markdown',
    es: 'tabla markdown ¦ convertir tabla ¦ excel a markdown',
    fr: 'tableau markdown ¦ convertir un tableau ¦ excel vers markdown',
    pt: 'tabela markdown ¦ converter tabela ¦ excel para markdown',
    ru: 'таблица markdown ¦ конвертер таблиц ¦ excel в markdown',
    cn: '表格转换 ¦ markdown表格 ¦ excel转markdown',
  },
  'toc-generator': {
    en: 'table of contents ¦ markdown toc ¦ heading anchors',
    es: 'tabla de contenidos ¦ índice de markdown ¦ generar toc',
    fr: 'table des matières ¦ sommaire markdown ¦ générer un toc',
    pt: 'sumário ¦ índice markdown ¦ gerar toc',
    ru: 'оглавление ¦ содержание markdown ¦ якоря заголовков',
    cn: '目录 ¦ markdown目录 ¦ 生成目录',
  },
  'duration-converter': {
    en: 'duration converter ¦ seconds to hours ¦ iso 8601 duration ¦ add up hours',
    es: 'duración ¦ segundos a horas ¦ sumar horas',
    fr: 'durée ¦ secondes en heures ¦ additionner des heures',
    pt: 'duração ¦ segundos em horas ¦ somar horas',
    ru: 'длительность ¦ секунды в часы ¦ сложить время',
    cn: '时长 ¦ 秒转小时 ¦ 时间相加',
  },
  'time-zone-planner': {
    en: 'time zone converter ¦ world clock ¦ meeting planner ¦ time difference',
    es: 'reloj mundial ¦ diferencia horaria ¦ planificador de reuniones',
    fr: 'horloge mondiale ¦ décalage horaire ¦ planifier une réunion',
    pt: 'relógio mundial ¦ diferença de fuso ¦ planejar reunião',
    ru: 'мировое время ¦ разница во времени ¦ планировщик встреч',
    cn: '世界时钟 ¦ 时差 ¦ 时区转换',
  },
};

it.each(['en', 'es', 'fr', 'pt', 'ru', 'cn'])('%s', async (language) => {
  const index = await indexIn(language);
  const missed = Object.entries(QUERIES).flatMap(([tool, queries]) =>
    (queries[language] ?? '').split(' ¦ ').flatMap((text) => {
      const leading = toolsOfLine(text, index).slice(0, 3);
      return leading.includes(tool) ? [] : [`${text}: ${tool}, not ${leading.join()}`];
    }),
  );
  expect(missed).toEqual([]);
});
