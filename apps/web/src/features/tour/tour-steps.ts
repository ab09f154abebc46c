import { dashboardSteps } from './dashboard-steps.ts'
import { logisticsSteps } from './logistics-steps.ts'
import { simplePaymentSteps } from './simple-payment-steps.ts'
import type { TourRoute } from './tour-routes.ts'
import type { TourStep } from './tour-step.ts'

export const tourSteps: Record<TourRoute, TourStep[]> = {
  '/dashboard': dashboardSteps,
  '/simple-payment': simplePaymentSteps,
  '/logistics': logisticsSteps,
}
