import { payment } from '@tradelane/contract/simple-payment/service-info'
import type { Deps } from '../../../deps/deps.ts'
import type { ServiceEntry } from '../../../entries/service-entry.ts'
import { costLinesOfPayments } from './cost-lines.ts'
import { paymentLifecycle } from './lifecycle.ts'
import { paymentSubmission } from './payment-approval.ts'
import { namePayments } from './record-names.ts'
import { expireReleases } from './release/expire-releases.ts'
import { paymentRelease } from './release/release-approval.ts'
import { paymentReleaseRoutes } from './release/release-routes.ts'
import { simplePaymentRoutes } from './routes.ts'
import { paymentRules } from './rules.ts'
import { searchPayments } from './search-payments.ts'
import { paymentsScreened } from './sending/screen-payment.ts'
import { sendSimplePayment } from './sending/send-simple-payment.ts'
import { watchSimplePayments } from './sending/watch-simple-payments.ts'
import { paymentsInTrade } from './trade-part.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
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
