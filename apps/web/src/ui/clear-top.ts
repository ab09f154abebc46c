/** Below the top bar of 72 px. */
const belowBar = 80
const gap = 8
const toastHeight = 88

type Control = Pick<DOMRect, 'top' | 'bottom' | 'right'>

/** How far from the top toasts begin: below the top bar, and below the control that was used last if they would cover it. */
export function clearTop(control: Control | undefined, window: { left: number; height: number }): number {
  if (!control || control.right < window.left) return belowBar
  const isCovered = control.bottom > belowBar && control.top < belowBar + toastHeight
  const below = Math.ceil(control.bottom) + gap
  return isCovered && below + toastHeight < window.height ? below : belowBar
}
