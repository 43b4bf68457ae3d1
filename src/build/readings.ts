import { customPinyin, pinyin } from 'pinyin-pro';

/**
 * Words in which a character is not said as it usually is, and the dictionary of the library does not know it. Found by
 * reading every character of the texts that has more than one pronunciation.
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
 * How Chinese texts are said: pinyin without tones, syllables and other words apart (`JSON 转 YAML` is `json zhuan yaml`), ü
 * as v as keyboards have it. Only texts with Chinese characters are listed.
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
