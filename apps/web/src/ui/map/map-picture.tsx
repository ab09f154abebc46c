import { Maximize, Minus, Plus } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { IconButton } from '../icon-button.tsx'
import { layOut } from './lay-out.ts'
import type { MapContents } from './map-contents.ts'
import { MapDots } from './map-dots.tsx'
import { MapLand } from './map-land.tsx'
import { MapLines } from './map-lines.tsx'
import { useMapSize } from './use-map-size.ts'
import { useMapView } from './use-map-view.ts'

/** The drawing with its buttons. Loaded apart, with all the coasts in it. */
export function MapPicture({ label, routes, places, position }: MapContents & { label: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const size = useMapSize(frame)
  const laid = useMemo(() => layOut({ routes, places, position }), [routes, places, position])
  const { view, isFitted, fit, zoomIn, zoomOut, onKeyDown, pointer } = useMapView(laid, size)
  return (
    <>
      <div ref={frame} className="bg-mist-2" style={{ height: size.height }}>
        {size.width > 0 && (
          <svg
            role="img"
            aria-label={label}
            width={size.width}
            height={size.height}
            // A printed page is not measured again: the drawing is scaled to it.
            viewBox={`0 0 ${size.width} ${size.height}`}
            className="block cursor-grab touch-pan-y active:cursor-grabbing print:w-full"
            {...pointer}
          >
            <MapLand view={view} size={size} />
            <MapLines routes={laid.routes} view={view} size={size} />
            <MapDots laid={laid} view={view} size={size} />
          </svg>
        )}
      </div>
      {/* Below the drawing: above it, they hid what lay in their corner. */}
      <fieldset
        aria-label="Map; use the arrow keys to move it"
        className="flex h-11 items-center justify-end gap-1 border-b border-line px-3 print:hidden"
        onKeyDown={onKeyDown}
      >
        <IconButton label="Zoom in" icon={Plus} onClick={zoomIn} />
        <IconButton label="Zoom out" icon={Minus} onClick={zoomOut} />
        {!isFitted && <IconButton label="Show the whole route" icon={Maximize} onClick={fit} />}
      </fieldset>
    </>
  )
}
