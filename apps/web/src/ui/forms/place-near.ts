/** Puts a popover below its anchor, or above if there is no room, and always inside the window. */
export function placeNear(popover: HTMLElement, anchor: Element, align: 'start' | 'center' | 'end'): void {
  const gap = 8
  const at = anchor.getBoundingClientRect()
  const { width, height } = popover.getBoundingClientRect()
  const wanted = { start: at.left, center: at.left + at.width / 2 - width / 2, end: at.right - width }[align]
  const left = Math.max(gap, Math.min(wanted, document.documentElement.clientWidth - width - gap))
  const hasRoomBelow = at.bottom + gap + height <= window.innerHeight
  const top = hasRoomBelow ? at.bottom + gap : Math.max(gap, at.top - gap - height)
  popover.style.inset = `${top}px auto auto ${left}px`
}
