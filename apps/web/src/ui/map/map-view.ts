import type { Point } from './lay-out.ts'

/** What is in view: the middle, in degrees of the map, and how many pixels a degree has. */
export type MapView = { x: number; y: number; scale: number }
export type MapSize = { width: number; height: number }

/** Room for names. */
const margin = { left: 40, right: 40, top: 36, bottom: 36 }
/** A way of a few kilometres is still shown with the land around it. */
const closest = 40
/** Mercator's poles are endlessly far; the map ends at 85°. */
const edge = 180

/** All points with some room around them. */
export function fitView(points: readonly Point[], size: MapSize): MapView {
  if (points.length === 0) return held({ x: 0, y: 0, scale: 0 }, size)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    closest,
    (size.width - margin.left - margin.right) / Math.max(east - west, 1e-6),
    (size.height - margin.top - margin.bottom) / Math.max(south - north, 1e-6),
  )
  const middle = (west + east + (margin.right - margin.left) / scale) / 2
  return held({ x: middle, y: (north + south) / 2, scale }, size)
}

export function zoomed(view: MapView, factor: number, size: MapSize): MapView {
  return held({ ...view, scale: view.scale * factor }, size)
}

/** Moved by pixels. */
export function moved(view: MapView, [dx, dy]: Point, size: MapSize): MapView {
  return held({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale }, size)
}

/** Never farther than the whole world, nor closer than the coasts are drawn for, nor beyond the upper and lower edge. */
function held({ x, y, scale }: MapView, { width, height }: MapSize): MapView {
  const bounded = Math.max(width / 360, height / (2 * edge), Math.min(closest * 2, scale))
  const reach = edge - height / 2 / bounded
  return { x, y: Math.max(-reach, Math.min(reach, y)), scale: bounded }
}

export function toPixels([x, y]: Point, view: MapView, { width, height }: MapSize): Point {
  return [(x - view.x) * view.scale + width / 2, (y - view.y) * view.scale + height / 2]
}
