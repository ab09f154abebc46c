import { type RefObject, useLayoutEffect, useState } from 'react'
import type { MapSize } from './map-view.ts'

/** As wide as the page leaves, and two fifths of that high, within reason. */
export function useMapSize(frame: RefObject<HTMLElement | null>): MapSize {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return { width, height: mapHeight(width) }
}

const mapHeight = (width: number): number => Math.round(Math.max(240, Math.min(380, width * 0.4)))
