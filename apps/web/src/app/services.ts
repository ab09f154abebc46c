import { claimsScreens } from './features/claims/screens.ts'
import { creditLimitScreens } from './features/credit-limits/screens.ts'
import { insuranceScreens } from './features/insurance/screens.ts'
import { invoiceFactoringScreens } from './features/invoice-factoring/screens.ts'
import { qualityAssuranceScreens } from './features/quality-assurance/screens.ts'
import { containerChargeScreens, freightScreens } from './features/shipments/screens.ts'
import { paymentScreens } from './features/simple-payment/screens.ts'
import { smartEscrowScreens } from './features/smart-escrow/screens.ts'
import type { ServiceScreens } from './lib/screens/service-screens.ts'

/** The pages and sidebar entries of every service, in the order of both sidebars. It names pages and loads none. */
export const services: readonly ServiceScreens[] = [
  paymentScreens,
  smartEscrowScreens,
  creditLimitScreens,
  invoiceFactoringScreens,
  freightScreens,
  containerChargeScreens,
  qualityAssuranceScreens,
  insuranceScreens,
  claimsScreens,
]
