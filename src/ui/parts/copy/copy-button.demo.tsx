import { Variant } from '../demo/variant.tsx';
import { CopyButton } from './copy-button.tsx';

export default function CopyButtonDemo() {
  return (
    <>
      <Variant title="With words, icon only, small">
        <CopyButton text="hello" />
        <CopyButton text="hello" iconOnly />
        <CopyButton text="hello" size="small" label="Copy as hex" />
      </Variant>
      <Variant title="A value that is made when pressed; one that cannot be made">
        <CopyButton text={async () => 'made later'} label="Copy later value" />
        <CopyButton text={() => Promise.reject(new Error('no value'))} label="Fails" />
      </Variant>
    </>
  );
}
