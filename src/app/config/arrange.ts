import { arrange, cardById } from '../../catalog/catalog.ts';
import { type Config, isOffered, ordered } from '../../config/schema.ts';
import { presets } from '../../session/presets.ts';
import { settings } from '../../session/settings.ts';

export { applied } from '../../config/schema.ts';

/** Removes and orders tools as the installation wants them, and presets what its visitors may change. */
export function arrangeTools(config: Config): void {
  arrange((cards) =>
    ordered(
      cards.filter((card) => isOffered(config, card)),
      config,
    ),
  );
  presets.options = config.defaultOptions;
  settings.preset(
    'favorites',
    config.favorites.filter((id) => cardById(id)),
  );
  // The palette, which alone uses them, may be loaded later than the first paint.
  if (Object.keys(config.keywords).length > 0)
    void import('./preset-keywords.ts').then(({ presetKeywords }) => presetKeywords(config.keywords));
}
