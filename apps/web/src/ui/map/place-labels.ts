import type { Point } from './lay-out.ts'
import type { MapSize } from './map-view.ts'

export type Label = { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }
type Box = { left: number; top: number; right: number; bottom: number }

const characterPx = 6.8
const heightPx = 14
const gapPx = 9

type Named = { text: string; at: Point }

/** Names beside their dots, none over another and as little over the lines as can be; those without room are left out. */
export function placeLabels(dots: readonly Named[], lines: readonly Point[], size: MapSize): Label[] {
  const taken: Box[] = dots.map(({ at }) => around(at, 4))
  const labels: Label[] = []
  for (const { text, at } of dots) {
    // A port in the city of its name needs the name once.
    if (labels.some((label) => label.text === text && Math.hypot(label.x - at[0], label.y - at[1]) < 60))
      continue
    const [best] = choices(text, at)
      .filter(({ box }) => isInside(box, size) && !taken.some((other) => overlaps(box, other)))
      .map((choice) => ({ ...choice, covered: lines.filter((point) => holds(choice.box, point)).length }))
      .sort((a, b) => a.covered - b.covered)
    if (!best) continue
    taken.push(best.box)
    labels.push(best.label)
  }
  return labels
}

const around = ([x, y]: Point, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
})

const holds = ({ left, top, right, bottom }: Box, [x, y]: Point): boolean =>
  x > left && x < right && y > top && y < bottom

function choices(text: string, [x, y]: Point): { label: Label; box: Box }[] {
  const width = text.length * characterPx
  const beside = { top: y - heightPx / 2, bottom: y + heightPx / 2 }
  const centred = { left: x - width / 2, right: x + width / 2 }
  return [
    {
      label: { text, x: x + gapPx, y: y + 4, anchor: 'start' },
      box: { ...beside, left: x + gapPx, right: x + gapPx + width },
    },
    {
      label: { text, x: x - gapPx, y: y + 4, anchor: 'end' },
      box: { ...beside, left: x - gapPx - width, right: x - gapPx },
    },
    {
      label: { text, x, y: y - 11, anchor: 'middle' },
      box: { ...centred, top: y - 8 - heightPx, bottom: y - 8 },
    },
    {
      label: { text, x, y: y + 19, anchor: 'middle' },
      box: { ...centred, top: y + 8, bottom: y + 8 + heightPx },
    },
  ]
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isInside = ({ left, top, right, bottom }: Box, { width, height }: MapSize): boolean =>
  left >= 2 && top >= 2 && right <= width - 2 && bottom <= height - 2
