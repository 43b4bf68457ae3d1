import { clipped } from '../../base/clipped.ts';
import { cards } from '../../catalog/cards.ts';
import { headOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { handOver } from '../../session/handoff.ts';
import { useStore } from '../../session/use-store.ts';
import { Modal } from '../../ui/parts/overlay/modal.tsx';
import { goTo } from '../navigation/pages.ts';
import { arrived } from './arrived.ts';
import styles from './file-dialog.module.css';
import { type FileTool, fileToolsFor } from './file-tools.ts';
import { nameLeftOut } from './left-out.ts';

const LONGEST_NAME = 60;

/** Lists the tools that can open the files that came from outside. */
export default function FileDialog() {
  const t = useTexts();
  const files = useStore(arrived);
  const close = () => arrived.set([]);
  const open = ({ id, operation, field, isMany, files: taken }: FileTool) => {
    handOver(id, { operation, values: { [field]: isMany ? taken : taken[0] } });
    nameLeftOut(files.filter((file) => !taken.includes(file)).map(({ name }) => name));
    close();
    goTo(id);
  };
  const [first] = files;
  if (!first) return null;
  const title =
    files.length === 1
      ? t('palette.openWith', { name: clipped(first.name, LONGEST_NAME) })
      : t('palette.openFiles', { count: files.length });
  return (
    <Modal open title={title} onClose={close}>
      <ul className={styles.tools}>
        {fileToolsFor(cards, files).map((tool) => {
          const { title: name, description } = headOf(tool.id);
          return (
            <li key={tool.id}>
              <button type="button" className={styles.tool} onClick={() => open(tool)}>
                <span className={styles.name}>{name}</span>
                <span className={styles.description}>{description}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
