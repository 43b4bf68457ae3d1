import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './mime-types.ts';

export default recognizersOf<typeof tool>({
  find: {
    finds: [
      {
        name: 'type of an extension, in words',
        pattern: new RegExp(
          `^(?:(?:mime[ -]?type|content[ -]type|media[ -]type|tipo mime|type mime|tipo de contenido|tipo de conteúdo|type de contenu) (?:of|for|de|del|do|du|para|pour)|(?:mime[ -]?тип|тип mime)(?: для| файла)?) \\.?(?!files?$)([a-z\\d]{2,5})$|^\\.?([a-z\\d]{2,5}) ?的 ?(?:mime|媒体|内容) ?(?:类型)?$`,
          'i',
        ),
        take: ([, behind, before]) => behind ?? before ?? null,
        confidence: 0.9,
      },
      {
        name: 'media type with parameters',
        pattern: /^([a-z]+\/[\w.+-]+) *; *(?:charset|boundary|q|version)=\S+$/i,
        confidence: 0.85,
      },
    ],
  },
});
