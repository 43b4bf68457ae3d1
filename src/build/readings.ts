import { customPinyin, pinyin } from 'pinyin-pro';

/**
 * Words in which a character has an unusual pronunciation that the library's dictionary lacks. Found by reviewing every
 * character of the texts with more than one pronunciation.
 */
const REVIEWED: Record<string, string> = {
  去重: 'qù chóng',
  重定向: 'chóng dìng xiàng',
  重置: 'chóng zhì',
  重试: 'chóng shì',
  重启: 'chóng qǐ',
  重做: 'chóng zuò',
  行: 'háng',
  行数: 'háng shù',
  行号: 'háng hào',
  每行: 'měi háng',
  空行: 'kòng háng',
  多行: 'duō háng',
  运行: 'yùn xíng',
  执行: 'zhí xíng',
  并行: 'bìng xíng',
  进行: 'jìn xíng',
  流行: 'liú xíng',
  行为: 'xíng wéi',
};

customPinyin(REVIEWED);

const HAN = /\p{Script=Han}/u;

/**
 * Returns the pronunciation of Chinese texts: pinyin without tones, syllables and other words separated (`JSON 转 YAML`
 * is `json zhuan yaml`), ü written as v, as on keyboards. Lists only texts with Chinese characters.
 */
export function readingsOf(texts: Iterable<string>): Record<string, string> {
  const readings: Record<string, string> = {};
  for (const text of texts) {
    if (!HAN.test(text)) continue;
    const said = pinyin(text, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' });
    readings[text] = said
      .join(' ')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  }
  return readings;
}
