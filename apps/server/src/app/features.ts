import type { Deps } from '../deps/deps.ts'
import type { ServiceEntry } from '../entries/service-entry.ts'
import { claimsService } from '../features/services/claims/service.ts'
import { creditLimitsService } from '../features/services/credit-limits/service.ts'
import { insuranceService } from '../features/services/insurance/service.ts'
import { invoiceFactoringService } from '../features/services/invoice-factoring/service.ts'
import { qualityAssuranceService } from '../features/services/quality-assurance/service.ts'
import { containerChargesService } from '../features/services/shipments/container-charges/container-charges-service.ts'
import { freightService } from '../features/services/shipments/service.ts'
import { paymentService } from '../features/services/simple-payment/service.ts'
import { smartEscrowService } from '../features/services/smart-escrow/service.ts'

/** Every service of the product. "Service" is the trade's own word: payment, freight, insurance … */
export const services: readonly ServiceEntry<Deps>[] = [
  paymentService,
  smartEscrowService,
  creditLimitsService,
  invoiceFactoringService,
  freightService,
  containerChargesService,
  qualityAssuranceService,
  insuranceService,
  claimsService,
]
