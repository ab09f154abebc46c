import { useId } from 'react'
import land from './land.json'
import type { MapSize, MapView } from './map-view.ts'

/** All land, as often as the view reaches round the globe. */
export function MapLand({ view, size }: { view: MapView; size: MapSize }) {
  const id = useId()
  const reach = size.width / 2 / view.scale
  // Outlines across the meridian of 180° run on for some degrees past it.
  const first = Math.floor((view.x - reach - 192) / 360) + 1
  const last = Math.floor((view.x + reach + 180) / 360)
  const turns = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const scale = view.scale / land.perDegree
  return (
    <g className="fill-line-2">
      <defs>
        <path id={id} d={land.path} />
      </defs>
      {turns.map((turn) => (
        <use
          key={turn}
          href={`#${id}`}
          transform={`translate(${(turn * 360 - view.x) * view.scale + size.width / 2} ${size.height / 2 - view.y * view.scale}) scale(${scale})`}
        />
      ))}
    </g>
  )
}
