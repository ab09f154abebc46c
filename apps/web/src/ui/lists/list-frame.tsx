import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** The specification's heights at which a panel's list scrolls. */
const heights = {
  252: 'sm:max-h-[252px]',
  280: 'sm:max-h-[280px]',
  300: 'sm:max-h-[300px]',
  400: 'sm:max-h-[400px]',
}

export type ListHeight = keyof typeof heights

/** A panel's list, which scrolls at its height and is no higher than what it has; on narrow screens it is all in view. */
export function ListFrame({ height, children }: { height: ListHeight; children: ReactNode }) {
  return (
    <div className={classNames('scroll-edges overflow-y-auto last:rounded-b-lg', heights[height])}>
      {children}
    </div>
  )
}
