import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../ui/parts/button/button.tsx';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';

type AnchorProps = ComponentPropsWithRef<'a'>;

/** An icon that leads to a page of the product. */
export const IconLink = createLink(
  ({ href = '', ...rest }: Omit<AnchorProps, 'children'> & { icon: string; label: string }) => (
    <IconButton {...rest} href={href} />
  ),
);

/** The main button of a page that leads to another page. */
export const ButtonLink = createLink(({ href = '', ...rest }: AnchorProps) => (
  <Button {...rest} href={href} variant="primary" />
));
