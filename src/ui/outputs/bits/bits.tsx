import { useState } from 'react';
import type { BitField } from '../../../core/shapes/shapes.ts';
import { CopyValue } from '../../parts/copy/copy-value.tsx';
import { SCROLLABLE } from '../../parts/scrollable.ts';
import type { OutputProps } from '../output-props.ts';
import { Section } from '../section.tsx';
import styles from './bits.module.css';

/** Number of hues for adjacent fields; the seventh field starts over. */
const HUES = 6;

interface Place extends BitField {
  index: number;
  /** Positions of its first and last bit, counted from 0 at the highest. */
  first: number;
  last: number;
  hue: number;
}

/** The bits of a number in colored fields, with a table of their meaning; hovering over one highlights the other. */
export function BitsOutput({ id, label, output, value, words, actions }: OutputProps<'bits'>) {
  const [pointed, setPointed] = useState<number>();
  const places = placesOf(value?.fields ?? []);
  const point = (index: number | undefined) => ({
    onPointerEnter: () => setPointed(index),
    onPointerLeave: () => setPointed(undefined),
  });
  return (
    <Section {...{ id, label, output, value, words, actions }} empty={value === null || places.length === 0}>
      <div id={id} className={styles.bits}>
        <div className={styles.digits} aria-hidden="true">
          {places.map((place) => (
            <Digits
              key={place.index}
              {...{ place }}
              name={words.cell(place.name)}
              digits={value?.digits.slice(place.first, place.last + 1) ?? ''}
              pointed={pointed === place.index}
              {...point(place.index)}
            />
          ))}
        </div>
        <div className={styles.box} role="group" aria-labelledby={`${id}-title`} {...SCROLLABLE}>
          <table className={styles.table}>
            <caption className="sr-only">{label}</caption>
            <thead>
              <tr>
                <th scope="col">{words.t('shapes.bits')}</th>
                <th scope="col">{words.t('shapes.field')}</th>
                <th scope="col">{words.t('shapes.value')}</th>
              </tr>
            </thead>
            <tbody>
              {places.map((place) => {
                const name = words.cell(place.name);
                const own = place.value === null ? '' : words.cell(place.value);
                return (
                  <tr
                    key={place.index}
                    data-pointed={pointed === place.index || undefined}
                    onFocus={() => setPointed(place.index)}
                    onBlur={() => setPointed(undefined)}
                    {...point(place.index)}
                  >
                    <td className={styles.range}>{rangeOf(place)}</td>
                    <th scope="row">
                      <span className={styles.key} data-hue={place.hue} />
                      {name}
                    </th>
                    <td>
                      <span className={styles.value}>
                        {own !== '' && <CopyValue text={own} label={name} className={styles.own} />}
                        {place.meaning !== undefined && place.meaning !== null && (
                          <span>{words.cell(place.meaning)}</span>
                        )}
                      </span>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  );
}

interface DigitsProps {
  place: Place;
  name: string;
  digits: string;
  pointed: boolean;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** The bits of one field, below its name if there is room. */
function Digits({ place, name, digits, pointed, ...events }: DigitsProps) {
  return (
    <span className={styles.field} data-hue={place.hue} data-pointed={pointed || undefined} title={name} {...events}>
      {[...digits].map((digit, index) => (
        <span key={index} className={styles.bit} data-first={index === 0 || undefined}>
          {digit}
        </span>
      ))}
    </span>
  );
}

function placesOf(fields: readonly BitField[]): Place[] {
  let first = 0;
  return fields.flatMap((field, index) => {
    if (field.bits === 0) return [];
    const place = { ...field, index, first, last: first + field.bits - 1, hue: index % HUES };
    first += field.bits;
    return [place];
  });
}

const rangeOf = ({ first, last }: Place) => (first === last ? String(first) : `${first}–${last}`);
