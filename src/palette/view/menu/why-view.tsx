import { useEffect, useReducer, useRef } from 'react';
import { currentLanguage, loadToolNamespace, localeOf } from '../../../i18n/i18n.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type Call, type Line, type Reason, stagesOf } from '../../../calls/call.ts';
import { targetOf } from '../../../read/phrases.ts';
import { LIKELY, SURE } from '../../../calls/recognize.ts';
import { isSettingKind } from '../../../calls/heads.ts';
import type { RowTexts } from '../../rows/row-view.ts';
import type { Index } from '../../rows/row.ts';
import { oneLine } from '../../rows/display-text.ts';
import styles from './why-view.module.css';

interface Props {
  call: Call;
  /** The line as typed, and with the user's own alias expanded. */
  typed: Line;
  line: Line;
  index: Index;
  texts: RowTexts;
  version: string;
}

/** Why an answer appeared: how the line was read or recognized, and by which version of the product. */
export function WhyView({ call, typed, line, index, texts, version }: Props) {
  const t = useTexts();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const view = useRef<HTMLElement>(null);
  useEffect(() => void view.current?.focus(), []);
  const stages = stagesOf(call);
  const ids = stages.map(({ card }) => card.id).join(' ');
  useEffect(() => {
    void Promise.all(ids.split(' ').map(loadToolNamespace)).then(renderAgain, () => undefined);
  }, [ids]);

  const { reason } = call;
  const meant = targetOf(line, index).text;
  const isReadAs = call.alias === null && !line.text.endsWith(meant);
  const facts: (readonly [label: string, value: string])[] = [
    [t('panel.why.how'), howOf(reason)],
    ...(typed.text === line.text ? [] : [[t('panel.why.own'), line.text] as const]),
    ...(isReadAs ? [[t('panel.why.read'), meant] as const] : []),
    ...(reason.kind === 'recognized' ? [[t('panel.why.sureness'), surenessOf(reason.rule.confidence)] as const] : []),
    ...stages.map((stage, place) => [labelOf(stage, place), toolOf(stage)] as const),
    [t('panel.why.version'), version],
  ];

  function howOf(why: Reason): string {
    switch (why.kind) {
      case 'call':
        return t(stages.length > 1 ? 'panel.why.chain' : 'panel.why.call');
      case 'conversion':
        return t('panel.why.conversion', { targets: why.targets.join(', ') });
      case 'recognized':
        return why.isProven
          ? t('panel.why.proven', { proof: t(`panel.why.guards.${why.rule.guard}`) })
          : t('panel.why.form');
      default:
        return t(`panel.why.${why.kind}`);
    }
  }

  function surenessOf(confidence: number): string {
    const level = confidence >= SURE ? 'sure' : confidence >= LIKELY ? 'likely' : 'possible';
    const percent = new Intl.NumberFormat(localeOf(currentLanguage()), { style: 'percent' }).format(confidence);
    return `${percent} · ${t(`panel.why.${level}`)}`;
  }

  function labelOf({ alias }: Call, place: number): string {
    if (alias === null) return t('panel.why.tool');
    return stages.length > 1 ? `${place + 1} · ${alias}` : alias;
  }

  function toolOf({ card, operation, values }: Call): string {
    const say = texts.tool(card.id);
    const settings = Object.entries(values)
      .filter(([name]) => name !== operation.primary.name && operation.fields[name] !== undefined)
      .map(([name, value]) => {
        const isSetting = isSettingKind(operation.fields[name]);
        const option = isSetting ? say(`fields.${name}.options.${String(value)}`) : null;
        const shown = operation.fields[name] === 'secret' ? '••••' : oneLine(String(value));
        return t('ui.pair', { label: say(`fields.${name}.label`) ?? name, value: option ?? shown });
      });
    const name = card.operations.length > 1 ? say(`operations.${operation.name}`) : null;
    return [texts.title(card.id), name, ...settings].filter(Boolean).join(' · ');
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has the focus for its keys
    <section ref={view} className={styles.why} aria-label={t('panel.actionNames.why')} tabIndex={0}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
