import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** The specification's heights of what scrolls inside a panel. */
const heights = { 252: 'sm:h-[252px]', 280: 'sm:h-[280px]', 300: 'sm:h-[300px]', 400: 'sm:h-[400px]' }

export type ListHeight = keyof typeof heights

/** A panel's list at its fixed height, so that nothing jumps while it loads; on narrow screens as high as it is. */
export function ListFrame({ height, children }: { height: ListHeight; children: ReactNode }) {
  return <div className={classNames('overflow-y-auto', heights[height])}>{children}</div>
}
