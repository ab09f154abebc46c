import { claimsScreens } from '../features/services/claims/screens.ts'
import { creditLimitScreens } from '../features/services/credit-limits/screens.ts'
import { insuranceScreens } from '../features/services/insurance/screens.ts'
import { invoiceFactoringScreens } from '../features/services/invoice-factoring/screens.ts'
import { qualityAssuranceScreens } from '../features/services/quality-assurance/screens.ts'
import { containerChargeScreens, freightScreens } from '../features/services/shipments/screens.ts'
import { paymentScreens } from '../features/services/simple-payment/screens.ts'
import { smartEscrowScreens } from '../features/services/smart-escrow/screens.ts'
import type { ServiceScreens } from '../lib/screens/service-screens.ts'

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
