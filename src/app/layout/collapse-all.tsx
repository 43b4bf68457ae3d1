import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { useSetting } from '../../session/use-setting.ts';

/** Collapses all groups of the menu, or expands them if all are collapsed. */
export function CollapseAll({ groups }: { groups: readonly string[] }) {
  const t = useTexts();
  const [collapsed, setCollapsed] = useSetting('collapsedCategories');
  const anyOpen = groups.some((id) => collapsed[id] !== true);
  return (
    <IconButton
      icon={anyOpen ? 'chevrons-down-up' : 'chevrons-up-down'}
      size="small"
      label={t(anyOpen ? 'nav.collapseAll' : 'nav.expandAll')}
      onClick={() => setCollapsed(Object.fromEntries(groups.map((id) => [id, anyOpen])))}
    />
  );
}
