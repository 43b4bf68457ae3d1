import { expect, test } from 'vitest';
import { areaOf, drawn, moved, resized, shareText, withRatio } from '../../../src/ui/fields/file/area/geometry.ts';

const picture = { width: 100, height: 60 };
const area = { left: 10, top: 20, width: 40, height: 30 };
const SE = { across: 1, down: 1 } as const;
const NW = { across: -1, down: -1 } as const;

test('an area is four whole numbers within the picture', () => {
  expect(areaOf('10, 20, 40, 30', picture)).toEqual(area);
  expect(areaOf(' 10;20 40  30 ', picture)).toEqual(area);
  for (const text of [
    '',
    '1,2,3',
    '1,2,3,4,5',
    '0,0,101,60',
    '90,0,11,1',
    '0,0,0,1',
    '-1,0,5,5',
    '1e3,0,1,1',
    '1.5,0,1,1',
  ])
    expect(areaOf(text, picture), text).toBeNull();
});

test('an area in percent is the same share of any picture, and each pixel has its own', () => {
  expect(areaOf('10%, 33.333%, 40%, 50%', picture)).toEqual({ left: 10, top: 20, width: 40, height: 30 });
  expect(areaOf('0% 0% 0.001% 0.001%', picture)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  for (const text of [
    '10%, 20%, 40%',
    '10%, 20, 40%, 50%',
    '60%, 0%, 41%, 9%',
    '0%, 0%, 0%, 9%',
    '-1%, 0%, 5%, 5%',
    '%, %, %, %',
  ])
    expect(areaOf(text, picture), text).toBeNull();
  for (const size of [picture, { width: 4032, height: 3024 }, { width: 32_767, height: 7 }])
    for (const [left, top] of [
      [1, 1],
      [size.width - 3, 2],
      [Math.floor(size.width / 3), 3],
    ] as const) {
      const part = { left, top, width: 3, height: 4 };
      expect(areaOf(shareText(part, size), size)).toEqual(part);
    }
});

test('it stays within the picture, however far it is moved', () => {
  expect(moved(area, 5.4, -3, picture)).toEqual({ ...area, left: 15, top: 17 });
  expect(moved(area, 1e9, 1e9, picture)).toEqual({ ...area, left: 60, top: 30 });
  expect(moved(area, -1e9, -1e9, picture)).toEqual({ ...area, left: 0, top: 0 });
});

test('its sides follow, and the opposite ones stay', () => {
  expect(resized(area, SE, 5, 5, picture, null)).toEqual({ ...area, width: 45, height: 35 });
  expect(resized(area, SE, 1e9, 1e9, picture, null)).toEqual({ ...area, width: 90, height: 40 });
  expect(resized(area, SE, -1e9, -1e9, picture, null)).toEqual({ ...area, width: 1, height: 1 });
  expect(resized(area, NW, -1e9, -1e9, picture, null)).toEqual({ left: 0, top: 0, width: 50, height: 50 });
  expect(resized(area, { across: 0, down: -1 }, 99, -5, picture, null)).toEqual({ ...area, top: 15, height: 35 });
});

test('a ratio is kept up to the edges of the picture', () => {
  expect(resized(area, SE, 20, 0, picture, 2)).toEqual({ ...area, width: 60, height: 30 });
  expect(resized(area, SE, 1e9, 0, picture, 2)).toEqual({ ...area, width: 80, height: 40 });
  expect(resized(area, NW, -1e9, 0, picture, 1)).toEqual({ left: 0, top: 0, width: 50, height: 50 });
  expect(withRatio(area, 1, picture)).toEqual({ left: 15, top: 20, width: 30, height: 30 });
  expect(withRatio({ left: 0, top: 0, ...picture }, 0.001, picture)).toMatchObject({ width: 1, height: 60 });
  expect(withRatio({ left: 0, top: 0, ...picture }, 1000, picture)).toMatchObject({ width: 100, height: 1 });
});

test('it is drawn from any corner', () => {
  const twenty = { left: 10, top: 10, width: 20, height: 10 };
  expect(drawn({ x: 10, y: 10 }, { x: 30, y: 20 }, picture, null)).toEqual(twenty);
  expect(drawn({ x: 30, y: 20 }, { x: 10, y: 10 }, picture, null)).toEqual(twenty);
  expect(drawn({ x: 0, y: 0 }, { x: -9, y: -9 }, picture, null)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  expect(drawn({ x: -50, y: -50 }, { x: 500, y: 500 }, picture, null)).toEqual({ left: 0, top: 0, ...picture });
  expect(drawn({ x: 99, y: 59 }, { x: 99, y: 59 }, picture, 1)).toEqual({ left: 99, top: 59, width: 1, height: 1 });
});
