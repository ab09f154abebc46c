import type { LaidOut, Point } from './lay-out.ts'
import { type MapSize, type MapView, toPixels } from './map-view.ts'
import { placeLabels } from './place-labels.ts'

type MapDotsProps = { laid: LaidOut; view: MapView; size: MapSize }

/** Cities as dots, ports and airports as rings, and the position of the cargo, each with its name if there is room. */
export function MapDots({ laid, view, size }: MapDotsProps) {
  const places = laid.places.map(({ place, at }) => ({
    place,
    text: place.name,
    at: toPixels(at, view, size),
  }))
  const here = laid.position && { text: laid.position.label, at: toPixels(laid.position.at, view, size) }
  const lines = linePoints(laid, (point) => toPixels(point, view, size))
  return (
    <>
      {places.map(({ place: { name, kind }, at: [x, y] }) => (
        <circle
          key={`${kind} ${name}`}
          cx={x}
          cy={y}
          r={kind === 'city' ? 3.5 : 4.5}
          className={kind === 'city' ? 'fill-ink stroke-paper' : 'fill-paper stroke-sea'}
          strokeWidth={kind === 'city' ? 1.5 : 2.5}
        >
          <title>{name}</title>
        </circle>
      ))}
      {here && (
        <g>
          <circle cx={here.at[0]} cy={here.at[1]} r={12} className="fill-ink opacity-20" />
          <circle cx={here.at[0]} cy={here.at[1]} r={6} className="fill-ink stroke-paper" strokeWidth={2} />
        </g>
      )}
      {placeLabels(here ? [here, ...places] : places, lines, size).map(({ text, x, y, anchor }) => (
        <text
          key={`${text} ${x}`}
          x={x}
          y={y}
          textAnchor={anchor}
          paintOrder="stroke"
          strokeWidth={3}
          strokeLinejoin="round"
          className="pointer-events-none fill-ink stroke-mist-2 text-xs font-medium select-none"
        >
          {text}
        </text>
      ))}
    </>
  )
}

/** Close enough together that no name fits between two of them. */
const everyPx = 6

function linePoints({ routes }: LaidOut, pixels: (point: Point) => Point): Point[] {
  return routes.flatMap(({ behind, ahead }) => {
    const line = [...behind, ...ahead].map(pixels)
    return line.flatMap(([x, y], index) => {
      const [nextX, nextY] = line[index + 1] ?? [x, y]
      const count = Math.min(500, Math.ceil(Math.hypot(nextX - x, nextY - y) / everyPx))
      return Array.from({ length: count }, (_, step): Point => {
        const share = step / count
        return [x + share * (nextX - x), y + share * (nextY - y)]
      })
    })
  })
}
