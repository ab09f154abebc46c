import { claimsScreens } from './features/claims/screens.ts'
import { insuranceScreens } from './features/insurance/screens.ts'
import { freightScreens } from './features/shipments/screens.ts'
import { paymentScreens } from './features/simple-payment/screens.ts'
import type { ServiceScreens } from './lib/screens/service-screens.ts'

/** The pages and sidebar entries of every service, in the order of both sidebars. It names pages and loads none. */
export const services: readonly ServiceScreens[] = [
  paymentScreens,
  freightScreens,
  insuranceScreens,
  claimsScreens,
]
