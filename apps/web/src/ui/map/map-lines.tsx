import type { LaidRoute, Point } from './lay-out.ts'
import type { MapRoute } from './map-contents.ts'
import type { MapSize, MapView } from './map-view.ts'
import { toPixels } from './map-view.ts'

/** Different strokes, so that nobody has to distinguish colours. */
export const strokes: Record<MapRoute['kind'], string | undefined> = {
  sea: undefined,
  truck: '0.1 5',
  rail: '8 4',
  air: '2 5',
}

type MapLinesProps = { routes: readonly LaidRoute[]; view: MapView; size: MapSize }

export function MapLines({ routes, view, size }: MapLinesProps) {
  const pathOf = (points: readonly Point[]) =>
    points.map((point, index) => `${index === 0 ? 'M' : 'L'}${text(toPixels(point, view, size))}`).join('')
  // Quiet ones first, so that they never cover what is meant.
  const sorted = routes.toSorted(
    (a, b) => Number(b.route.isQuiet ?? false) - Number(a.route.isQuiet ?? false),
  )
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {sorted.map(({ route, behind, ahead }) => (
        <g key={route.key} strokeDasharray={strokes[route.kind]}>
          {ahead.length > 1 && <path d={pathOf(ahead)} {...lookAhead(route)} />}
          {behind.length > 1 && <path d={pathOf(behind)} strokeWidth={3} className="stroke-sea" />}
        </g>
      ))}
    </g>
  )
}

function lookAhead({ isQuiet, travelled }: MapRoute) {
  if (isQuiet) return { className: 'stroke-control', strokeWidth: 1.25 }
  return travelled === undefined
    ? { className: 'stroke-sea', strokeWidth: 2.5 }
    : { className: 'stroke-control', strokeWidth: 2.25 }
}

const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
