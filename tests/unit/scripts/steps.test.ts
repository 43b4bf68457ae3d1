// @vitest-environment node
import { expect, test } from 'vitest';
import { runSteps } from '../../../scripts/steps.mjs';

const step = (title: string, ...after: string[]) => ({ title, script: title, after });

/** Steps that finish when the test says so. */
function held() {
  const started: string[] = [];
  const ends = new Map<string, (passed: boolean) => void>();
  const start = ({ title }: { title: string }) => {
    started.push(title);
    return new Promise<boolean>((resolve) => ends.set(title, resolve));
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const end = (title: string, passed = true) => {
    ends.get(title)?.(passed);
    return settle();
  };
  return { started, start, end, settle };
}

test('a step starts when the steps it needs have passed, and not before', async () => {
  const { started, start, end, settle } = held();
  const failed = runSteps([step('lint'), step('build'), step('size', 'build'), step('last', 'lint', 'size')], start);
  await settle();
  expect(started).toEqual(['lint', 'build']);
  await end('build');
  expect(started).toEqual(['lint', 'build', 'size']);
  await end('size');
  expect(started).toHaveLength(3);
  await end('lint');
  expect(started.at(-1)).toBe('last');
  await end('last');
  expect(await failed).toEqual([]);
});

test('nothing starts after a failure, running steps finish, and every failure is named', async () => {
  const { started, start, end, settle } = held();
  const failed = runSteps([step('lint'), step('types'), step('build'), step('size', 'build')], start);
  await settle();
  await end('types', false);
  await end('build');
  await end('lint', false);
  expect(await failed).toEqual(['types', 'lint']);
  expect(started).toEqual(['lint', 'types', 'build']);
});

test('a step can only need steps listed before it', async () => {
  await expect(runSteps([step('size', 'build'), step('build')], () => Promise.resolve(true))).rejects.toThrow(
    'size needs build, which must be listed before it',
  );
});
