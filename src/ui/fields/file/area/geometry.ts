// Moves, resizes and draws an area within a picture, in whole pixels.
import { type Area, isWithin, readArea, type Size } from '../../../../base/area.ts';

/** Which sides of an area follow: -1 the left or upper one, 1 the other, 0 none. */
export interface Grip {
  across: -1 | 0 | 1;
  down: -1 | 0 | 1;
}

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Whether an area is in percent of a picture. */
export const isShare = (text: string): boolean => text.includes('%');

/** Reads an area, in pixels or in percent; null if it is none of the picture. */
export function areaOf(text: string, picture: Size): Area | null {
  const area = readArea(text)?.(picture);
  return area && isWithin(area, picture) ? area : null;
}

export const areaText = ({ left, top, width, height }: Area): string => [left, top, width, height].join(', ');

/** The same area in percent, exact enough for each pixel of the largest picture. */
export function shareText({ left, top, width, height }: Area, picture: Size): string {
  const share = (part: number, whole: number) => `${Number(((part / whole) * 100).toFixed(3))}%`;
  return [
    share(left, picture.width),
    share(top, picture.height),
    share(width, picture.width),
    share(height, picture.height),
  ].join(', ');
}

export const wholeOf = ({ width, height }: Size): Area => ({ left: 0, top: 0, width, height });

export const moved = (area: Area, dx: number, dy: number, picture: Size): Area => ({
  ...area,
  left: between(Math.round(area.left + dx), 0, picture.width - area.width),
  top: between(Math.round(area.top + dy), 0, picture.height - area.height),
});

/** Returns a size with these proportions and about this width that fits into the room. */
function proportioned(width: number, ratio: number, room: Size): Size {
  const across = between(width, 1, Math.min(room.width, room.height * ratio));
  return {
    width: between(Math.round(across), 1, room.width),
    height: between(Math.round(across / ratio), 1, room.height),
  };
}

/** Moves some sides of an area; a fixed ratio of width to height lets the others follow. */
export function resized(
  area: Area,
  { across, down }: Grip,
  dx: number,
  dy: number,
  picture: Size,
  ratio: number | null,
): Area {
  const room = {
    width: across < 0 ? area.left + area.width : picture.width - area.left,
    height: down < 0 ? area.top + area.height : picture.height - area.top,
  };
  const width = area.width + across * dx;
  const height = area.height + down * dy;
  const size =
    ratio === null
      ? { width: between(Math.round(width), 1, room.width), height: between(Math.round(height), 1, room.height) }
      : proportioned(across === 0 ? height * ratio : width, ratio, room);
  return {
    left: across < 0 ? area.left + area.width - size.width : area.left,
    top: down < 0 ? area.top + area.height - size.height : area.top,
    ...size,
  };
}

/** The area between two points. */
export function drawn(
  from: { x: number; y: number },
  to: { x: number; y: number },
  picture: Size,
  ratio: number | null,
): Area {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const grip: Grip = { across: dx < 0 ? -1 : 1, down: dy < 0 ? -1 : 1 };
  // There is a pixel beside it on the side where it's drawn.
  const startOf = (at: number, side: number, length: number) =>
    between(Math.round(at), side < 0 ? 1 : 0, side < 0 ? length : length - 1);
  const start = {
    left: startOf(from.x, grip.across, picture.width),
    top: startOf(from.y, grip.down, picture.height),
  };
  return resized({ ...start, width: 0, height: 0 }, grip, dx, dy, picture, ratio);
}

/** The area with a ratio of width to height, around the same middle and no larger than it was. */
export function withRatio(area: Area, ratio: number, picture: Size): Area {
  const size = proportioned(Math.min(area.width, area.height * ratio), ratio, picture);
  const middle = { left: area.left + (area.width - size.width) / 2, top: area.top + (area.height - size.height) / 2 };
  return moved({ ...middle, ...size }, 0, 0, picture);
}
