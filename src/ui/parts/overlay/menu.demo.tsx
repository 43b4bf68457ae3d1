import { useState } from 'react';
import { Variant } from '../demo/variant.tsx';
import { Menu } from './menu.tsx';

export default function MenuDemo() {
  const [last, setLast] = useState('nothing yet');
  const item = (id: string, more: object = {}) => ({ id, label: id, onSelect: () => setLast(id), ...more });
  return (
    <Variant title={`Chosen: ${last}`}>
      <Menu icon="share-2" items={[item('Link', { icon: 'link' }), item('Terminal', { icon: 'square-terminal' })]}>
        Share
      </Menu>
      <Menu
        variant="default"
        items={[
          item('Short', { note: 'hello' }),
          item('Long', { note: 'a longer preview '.repeat(4) }),
          item('Off', { disabled: true }),
        ]}
      >
        Examples
      </Menu>
    </Variant>
  );
}
