import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import type { LaidOut, Point } from './lay-out.ts'
import { fitView, type MapSize, type MapView, moved, zoomed } from './map-view.ts'

const step = 1.6
const arrows: Record<string, Point> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
}

/** Fits the route until the user moves the map; then keeps their view. */
export function useMapView({ points }: LaidOut, size: MapSize) {
  const [chosen, setChosen] = useState<MapView>()
  const fitted = useMemo(() => fitView(points, size), [points, size])
  const view = chosen ?? fitted
  const dragged = useRef<Point>(undefined)
  const move = (by: Point) => setChosen((before) => moved(before ?? fitted, by, size))

  return {
    view,
    isFitted: chosen === undefined,
    fit: () => setChosen(undefined),
    zoomIn: () => setChosen(zoomed(view, step, size)),
    zoomOut: () => setChosen(zoomed(view, 1 / step, size)),
    onKeyDown: (event: KeyboardEvent) => {
      const by = arrows[event.key]
      if (!by) return
      event.preventDefault()
      move(by)
    },
    pointer: {
      onPointerDown: (event: PointerEvent<Element>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = [event.clientX, event.clientY]
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (!dragged.current) return
        const [x, y] = dragged.current
        dragged.current = [clientX, clientY]
        if (clientX !== x || clientY !== y) move([clientX - x, clientY - y])
      },
      onPointerUp: () => {
        dragged.current = undefined
      },
      onPointerCancel: () => {
        dragged.current = undefined
      },
      // Centres the clicked point, so that the map can be moved without dragging.
      onDoubleClick: ({ clientX, clientY, currentTarget }: MouseEvent) => {
        const { left, top } = currentTarget.getBoundingClientRect()
        const toMiddle: Point = [left + size.width / 2 - clientX, top + size.height / 2 - clientY]
        setChosen(zoomed(moved(view, toMiddle, size), step, size))
      },
    },
  }
}
