/** Below the top bar of 72 px. */
const belowBar = 80
const gap = 8
const toastHeight = 88

type Control = Pick<DOMRect, 'top' | 'bottom' | 'right'>
type Room = { left: number; height: number }

/**
 * How far from the top toasts begin: below the top bar, where they cover no control. Where the upper half of the window
 * has no such place, they keep clear of the control that was used last.
 */
export function clearTop(controls: readonly Control[], used: Control | undefined, room: Room): number {
  const free = firstFree(controls, room)
  if (free < room.height / 2) return free
  const belowUsed = firstFree(used ? [used] : [], room)
  return belowUsed + toastHeight < room.height ? belowUsed : belowBar
}

/** The first place from the top that none of them needs. */
function firstFree(controls: readonly Control[], { left }: Room): number {
  const inTheWay = controls
    .filter(({ right, bottom }) => right >= left && bottom > belowBar)
    .sort((one, other) => one.top - other.top)
  return inTheWay.reduce(
    (top, control) =>
      control.bottom > top && control.top < top + toastHeight ? Math.ceil(control.bottom) + gap : top,
    belowBar,
  )
}
