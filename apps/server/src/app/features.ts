import type { Deps } from '../boot/deps.ts'
import { claimsService } from '../features/claims/service.ts'
import { creditLimitsService } from '../features/credit-limits/service.ts'
import { insuranceService } from '../features/insurance/service.ts'
import { invoiceFactoringService } from '../features/invoice-factoring/service.ts'
import { qualityAssuranceService } from '../features/quality-assurance/service.ts'
import { containerChargesService } from '../features/shipments/container-charges/container-charges-service.ts'
import { freightService } from '../features/shipments/service.ts'
import { paymentService } from '../features/simple-payment/service.ts'
import { smartEscrowService } from '../features/smart-escrow/service.ts'
import type { ServiceEntry } from './service-entry.ts'

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
