import type { Side } from 'driver.js'

/** A step is left out if its element is missing or not visible. */
export type TourStep = {
  find: () => HTMLElement | undefined
  title: string
  text: string
  side?: Side
}

/** Loads the steps of a tour once somebody starts it. */
export type Tour = () => Promise<{ tourSteps: readonly TourStep[] }>
