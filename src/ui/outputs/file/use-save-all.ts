import { useState } from 'react';
import type { OutputFile } from '../../../core/values.ts';
import { sizeOf } from './file-card.tsx';
import { saveFile } from './save-file.ts';
import { MOST_IN_ZIP, nameOf, pickZip, STREAMED_FROM, wordsFor, zipToDisk } from './zip-to-disk.ts';

interface SavingAll {
  /** From 0 to 1, while an archive is written to the disk. */
  share?: number;
  cancel?: () => void;
}

/** Saves files as an archive: a large one goes to the disk piece by piece, where the browser can do that. */
export function useSaveAll() {
  const [saving, setSaving] = useState<SavingAll | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(name: string, files: readonly OutputFile[]): Promise<void> {
    const total = files.reduce((sum, file) => sum + sizeOf(file), 0);
    if (total > MOST_IN_ZIP) throw new DOMException('', 'TooLargeError');
    const target = total > STREAMED_FROM ? await pickZip(name) : null;
    if (target === undefined) return;
    if (target === null) {
      setSaving({});
      const { zipFiles } = await import('./zip-files.ts');
      return saveFile(name, await zipFiles(files));
    }
    const canceled = new AbortController();
    const cancel = () => canceled.abort();
    let shown = -1;
    const onRead = (bytes: number) => {
      const percent = Math.floor((bytes / total) * 100);
      if (percent === shown) return;
      shown = percent;
      setSaving({ share: percent / 100, cancel });
    };
    onRead(0);
    await zipToDisk(files, target, { signal: canceled.signal, onRead });
  }

  return {
    saving,
    problem,
    dismiss: () => setProblem(null),
    async saveAll(name: string, files: readonly OutputFile[]): Promise<void> {
      setProblem(null);
      try {
        await save(name, files);
      } catch (error) {
        if (nameOf(error) !== 'AbortError') setProblem(wordsFor(error));
      } finally {
        setSaving(null);
      }
    },
  };
}
