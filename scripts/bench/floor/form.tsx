import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import i18next from 'i18next';
import { useForm, useWatch } from 'react-hook-form';
import { initReactI18next, useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

z.config({ jitless: true }); // the policy forbids what zod would try otherwise

const texts = {
  title: 'UUID generator',
  quantity: 'Count',
  version: 'Version',
  format: 'Output format',
  results: 'Results',
  problem: 'Enter a number from 1 to 10,000',
};
void i18next
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { translation: texts } }, initAsync: false, react: { useSuspense: false } });

const schema = z.object({
  quantity: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)),
  version: z.enum(['v4', 'v7', 'v1', 'v6']),
  format: z.enum(['plain', 'compact', 'braces', 'urn']),
});
const resolver = standardSchemaResolver(schema);
export type Values = z.output<typeof schema>;

interface ToolFormProps {
  choices: { version: readonly string[]; format: readonly string[] };
  run(values: Values): string;
}

/** The form of a tool, and its output, which changes with every input. */
export function ToolForm({ choices, run }: ToolFormProps) {
  const { t } = useTranslation();
  const { control, register, formState } = useForm({
    resolver,
    mode: 'onChange',
    defaultValues: { quantity: 1, version: 'v4', format: 'plain' },
  });
  const { success, data } = schema.safeParse(useWatch({ control }));
  return (
    <main>
      <h1>{t('title')}</h1>
      <form>
        <label>
          {t('quantity')} <input type="number" {...register('quantity')} />
        </label>
        {(['version', 'format'] as const).map((name) => (
          <label key={name}>
            {t(name)}{' '}
            <select {...register(name)}>
              {choices[name].map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
      </form>
      {formState.errors.quantity && <p role="alert">{t('problem')}</p>}
      {/* A prerendered page has no output. */}
      <pre aria-label={t('results')}>{success && !import.meta.env.SSR ? run(data) : ''}</pre>
    </main>
  );
}
