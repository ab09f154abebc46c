import { seaLanesAttribution } from '@tradelane/contract/logistics/freight'
import { lazy, Suspense } from 'react'
import type { MapContents } from './map-contents.ts'
import { MapLegend, MapTable } from './map-words.tsx'

export type { MapContents, MapRoute } from './map-contents.ts'

const MapPicture = lazy(() =>
  import('./map-picture.tsx').then(
    (module) => ({ default: module.MapPicture }),
    // A page is more than its map: the table below says the same.
    () => ({ default: () => <MapSpace>The map could not be loaded.</MapSpace> }),
  ),
)

type WorldMapProps = MapContents & {
  /** What it shows, for those who do not see it: 'The way from Mumbai to Hamburg'. */
  label: string
}

/**
 * Routes over land and sea with their places, and the position of the cargo. We draw it ourselves, so no third party gets a request.
 * `routes` and `places` should stay the same objects while nothing changed.
 */
export function WorldMap({ label, routes, places, position }: WorldMapProps) {
  const hasSea = routes.some(({ kind }) => kind === 'sea')
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-paper">
      <Suspense fallback={<MapSpace />}>
        <MapPicture {...{ label, routes, places, position }} />
      </Suspense>
      <figcaption className="px-4 py-2 text-xs text-ink-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <MapLegend routes={routes} />
          <p>Land: Natural Earth.{hasSea && ` ${seaLanesAttribution}.`}</p>
        </div>
        <details className="mt-1 print:hidden">
          <summary className="w-max rounded-sm font-medium text-sea">Route as text</summary>
          <div className="mt-1 overflow-x-auto">
            <MapTable label={label} routes={routes} />
            {position && <p className="mt-1">{position.label}</p>}
          </div>
        </details>
      </figcaption>
    </figure>
  )
}

/** A placeholder of the map's size. */
export function MapSpace({ children }: { children?: string }) {
  return (
    <div className="mb-11 grid h-[min(380px,max(240px,40vw))] place-items-center bg-mist-2 text-ink-2">
      {children}
    </div>
  )
}
