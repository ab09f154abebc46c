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
import { readPaymentUpdate } from './sending/ask-provider.ts'
import { paymentCrashPoints } from './sending/crash-points.ts'
import { paymentsScreened } from './sending/screen-payment.ts'
import { sendSimplePayment } from './sending/send-simple-payment.ts'
import { watchSimplePayments } from './sending/watch-simple-payments.ts'
import { listSubmittedPayments } from './submitted-payments.ts'
import { sweepOldQuotes } from './sweep-old-quotes.ts'
import { paymentsInTrade } from './trade-part.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'send-simple-payment': { companyId: string; simplePaymentId: string }
    'watch-simple-payments': Record<string, never>
    'expire-payment-releases': Record<string, never>
    'sweep-old-quotes': Record<string, never>
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
    'sweep-old-quotes': sweepOldQuotes,
  },
  crontab: [
    '* * * * * watch-simple-payments',
    '7 * * * * expire-payment-releases',
    '27 3 * * * sweep-old-quotes',
  ],
  screened: paymentsScreened,
  constraints: {
    simple_payments_partner: 'NOT_FOUND',
    simple_payments_account: 'NOT_FOUND',
    simple_payments_quote: 'NOT_FOUND',
    simple_payments_quote_used_once: 'QUOTE_USED',
  },
  crashPoints: paymentCrashPoints,
  rules: { simple_payment: paymentRules },
  nameRecords: { simple_payment: namePayments },
  search: searchPayments,
  payoutsAtProvider: listSubmittedPayments,
  readUpdate: readPaymentUpdate,
  trade: paymentsInTrade,
  costLines: costLinesOfPayments,
}
