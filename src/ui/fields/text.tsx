import { Suspense } from 'react';
import { lazyPart } from '../../session/lazy-part.ts';
import { InputText } from '../parts/input-text/input-text.tsx';
import { ColorField } from './color/color.tsx';
import { ExampleBadge } from './aside/example-badge.tsx';
import { asText } from './field-props.ts';
import type { FieldProps } from './field-props.ts';
import { MultilineField } from './multiline.tsx';
import { SidesField } from './number/sides.tsx';
import { Offer } from './aside/offer.tsx';

/** Few texts name parts. */
const PartsList = lazyPart(() => import('../parts-list/parts-list.tsx'));

/** Plain text: a single line, or a box that accepts files. */
export function TextField(props: FieldProps) {
  const { id, field, value, onChange, label, hint, placeholder, error, autofocus, prominent } = props;
  if (field.color) return <ColorField {...props} />;
  if (field.sides) return <SidesField {...props} sides={field.sides} />;
  if (field.multiline) return <MultilineField {...props} value={asText(value)} />;
  const input = (
    <InputText
      id={id}
      value={asText(value)}
      onChange={onChange}
      label={label}
      hint={hint}
      error={error}
      placeholder={placeholder}
      monospace={field.monospace ?? false}
      size={prominent ? 'large' : 'medium'}
      clearable
      autofocus={autofocus ?? false}
      dir="auto"
      trailing={
        <>
          <ExampleBadge example={props.example} own={field.own !== undefined} />
          <Offer offer={props.offer} />
        </>
      }
    />
  );
  if (!props.parts) return input;
  return (
    <>
      {input}
      <Suspense>
        <PartsList {...{ id, label }} source={props.parts} />
      </Suspense>
    </>
  );
}
