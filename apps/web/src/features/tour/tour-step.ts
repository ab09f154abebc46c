import type { Side } from 'driver.js'

/** A step whose element is not there now, or cannot be seen, is left out of the tour. */
export type TourStep = {
  find: () => HTMLElement | undefined
  title: string
  text: string
  side?: Side
}
