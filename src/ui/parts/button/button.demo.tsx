import { Variant } from '../demo/variant.tsx';
import { Button } from './button.tsx';

const VARIANTS = ['primary', 'default', 'ghost', 'quiet', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

export default function ButtonDemo() {
  return (
    <>
      {SIZES.map((size) => (
        <Variant key={size} title={`Size ${size}`}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Variant>
      ))}
      <Variant title="With an icon, icon only, pressed">
        <Button icon="copy">Copy</Button>
        <Button icon="chevron-down" variant="ghost">
          More
        </Button>
        <Button iconEnd="external-link" href="https://example.com/">
          As a link
        </Button>
        <Button icon="x" aria-label="Close" />
        <Button icon="heart" variant="quiet" aria-label="Favorite" aria-pressed />
      </Variant>
      <Variant title="Disabled and busy">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
        <Button loading>Working</Button>
        <Button loading variant="primary">
          Working
        </Button>
        <Button disabled href="/somewhere">
          Disabled link
        </Button>
      </Variant>
    </>
  );
}
