import { payment } from '@tradelane/contract/simple-payment/service-info'
import type { Deps } from '../../boot/deps.ts'
import type { ServiceEntry } from '../../services/service-entry.ts'
import { costLinesOfPayments } from './cost-lines.ts'
import { expireReleases } from './expire-releases.ts'
import { paymentLifecycle } from './lifecycle.ts'
import { paymentSubmission } from './payment-approval.ts'
import { namePayments } from './record-names.ts'
import { paymentRelease } from './release-approval.ts'
import { paymentReleaseRoutes } from './release-routes.ts'
import { simplePaymentRoutes } from './routes.ts'
import { paymentRules } from './rules.ts'
import { paymentsScreened } from './screen-payment.ts'
import { searchPayments } from './search-payments.ts'
import { sendSimplePayment } from './send-simple-payment.ts'
import { paymentsInTrade } from './trade-part.ts'
import { watchSimplePayments } from './watch-simple-payments.ts'

/** Its jobs, with their payloads. */
declare module '../../work/jobs.ts' {
  interface Tasks {
    'send-simple-payment': { companyId: string; simplePaymentId: string }
    'watch-simple-payments': Record<string, never>
    'expire-payment-releases': Record<string, never>
  }
}

export const paymentService: ServiceEntry<Deps> = {
  info: payment,
  lifecycle: paymentLifecycle,
  routes: [simplePaymentRoutes, paymentReleaseRoutes],
  approvals: [paymentSubmission, paymentRelease],
  tasks: {
    'send-simple-payment': sendSimplePayment,
    'watch-simple-payments': watchSimplePayments,
    'expire-payment-releases': expireReleases,
  },
  crontab: ['* * * * * watch-simple-payments', '7 * * * * expire-payment-releases'],
  screened: paymentsScreened,
  rules: paymentRules,
  nameRecords: namePayments,
  search: searchPayments,
  trade: paymentsInTrade,
  costLines: costLinesOfPayments,
}
