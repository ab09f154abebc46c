import { claims } from '../claims/service-info.ts'
import { creditLimits } from '../credit-limits/service-info.ts'
import { insurance } from '../insurance/service-info.ts'
import { invoiceFactoring } from '../invoice-factoring/service-info.ts'
import { qualityAssurance } from '../quality-assurance/service-info.ts'
import { containerCharges, customsClearance, freight } from '../shipments/service-info.ts'
import { payment } from '../simple-payment/service-info.ts'
import { smartEscrow } from '../smart-escrow/service-info.ts'

/** Every service, one line each. The server's registry says what each does, the browser's which pages it has. */
export const services = [
  payment,
  smartEscrow,
  creditLimits,
  invoiceFactoring,
  freight,
  containerCharges,
  customsClearance,
  qualityAssurance,
  insurance,
  claims,
] as const

export type ServiceSubject = (typeof services)[number]['subject']
