// The names of band colors in six languages, and the letters that abbreviate them (IEC 60757).
import { Problem } from '../../../base/problem.ts';
import { BAND_COLORS, type BandColor } from './resistor.ts';

const WORDS: Readonly<Record<BandColor, string>> = {
  black: 'bk blk negro noir preto черный 黑 黑色',
  brown: 'bn brn br marrom marron marrón café brun castanho коричневый 棕 棕色 褐色',
  red: 'rd r rojo rouge vermelho encarnado красный 红 红色',
  orange: 'og org naranja orangé laranja оранжевый 橙 橙色',
  yellow: 'ye y yel amarillo jaune amarelo желтый 黄 黄色',
  green: 'gn g grn verde vert зеленый 绿 绿色',
  blue: 'bu bl blu azul bleu синий голубой 蓝 蓝色',
  violet: 'vt v vio purple morado violeta roxo фиолетовый 紫 紫色',
  gray: 'gy gr gry grey gris cinza cinzento серый 灰 灰色',
  white: 'wh w wht blanco blanc branco белый 白 白色',
  gold: 'gd au dorado oro or doré dourado ouro золотой золотистый 金 金色',
  silver: 'sr si ag plateado plata argent argenté prata prateado серебряный серебристый 银 银色',
  pink: 'pk rosa rose розовый 粉 粉红',
  none: 'ninguno aucune aucun nenhum нет 无 无色',
};

const plain = (word: string) => word.toLowerCase().replaceAll('ё', 'е').normalize('NFC');
const BY_WORD = new Map(
  BAND_COLORS.flatMap((color) => [color, ...WORDS[color].split(' ')].map((word) => [plain(word), color] as const)),
);

/** Reads names of colors between spaces, commas, hyphens or slashes. Throws `Problem`. */
export function readColors(text: string): { color: BandColor; word: string }[] {
  return Array.from(text.normalize('NFKC').matchAll(/[^\s,;/|+\-–—>]+/gu), ({ 0: word, index }) => {
    const color = BY_WORD.get(plain(word));
    if (!color) throw new Problem('unknown-band', index, { word: word.slice(0, 30) });
    return { color, word };
  });
}
