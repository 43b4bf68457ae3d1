import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { formatSize } from '../../parts/file-upload/format-size.ts';
import { readText, TEXT_LIMIT } from './read-text.ts';

interface Opened {
  text: string;
  note: string;
}

/** Opens a file in a text field; returns what to show next to the field's name, and why a file was rejected. */
export function useTextFile(value: string, onChange: (text: string) => void) {
  const t = useTexts();
  const [opened, setOpened] = useState<Opened>();
  const [refused, setRefused] = useState<{ text: string; why: string }>();
  const size = (bytes: number) => formatSize(bytes, document.documentElement.lang);

  const open = async (file: File) => {
    const read = await readText(file);
    if (read.ok) {
      setRefused(undefined);
      setOpened({ text: read.text, note: `${file.name} · ${size(file.size)}` });
      onChange(read.text);
    } else {
      setRefused({ text: value, why: t(`fields.${read.problem}`, { name: file.name, limit: size(TEXT_LIMIT) }) });
    }
  };
  return {
    open: (file: File) => void open(file),
    // Both apply to one text only; typing clears them.
    note: opened?.text === value ? opened.note : undefined,
    refused: refused?.text === value ? refused.why : undefined,
  };
}
