import type { Side } from 'driver.js'
import { dashboardSteps } from './dashboard-steps.ts'
import { simplePaymentSteps } from './simple-payment-steps.ts'
import type { TourRoute } from './tour-routes.ts'

/** A step whose element is not there now, or cannot be seen, is left out of the tour. */
export type TourStep = {
  find: () => HTMLElement | undefined
  title: string
  text: string
  side?: Side
}

export const tourSteps: Record<TourRoute, TourStep[]> = {
  '/dashboard': dashboardSteps,
  '/simple-payment': simplePaymentSteps,
}
