import { payment } from '@tradelane/contract/simple-payment/service-info'
import type { Deps } from '../../../deps/deps.ts'
import type { ServiceEntry } from '../../../entries/service-entry.ts'
import { chargedPayments, exchangedPayments } from './charged-payments.ts'
import { costLinesOfPayments } from './cost-lines.ts'
import { paymentInvoiceFacts } from './fee-rate.ts'
import { proofsOf } from './issued-papers.ts'
import { paymentLifecycle } from './lifecycle.ts'
import { heldPayments } from './office/held-payments.ts'
import { officePaymentRoutes } from './office/office-routes.ts'
import { paymentSubmission } from './payment-approval.ts'
import { namePayments } from './record-names.ts'
import { expireReleases } from './release/expire-releases.ts'
import { paymentRelease } from './release/release-approval.ts'
import { paymentReleaseRoutes } from './release/release-routes.ts'
import { simplePaymentRoutes } from './routes.ts'
import { paymentRules } from './rules.ts'
import { paymentCrashPoints } from './sending/crash-points.ts'
import { paymentPayout } from './sending/payment-payout.ts'
import { paymentsScreened } from './sending/screen-payment.ts'
import { sweepOldQuotes } from './sweep-old-quotes.ts'
import { titlesForOffice } from './titles-for-office.ts'
import { paymentsInTrade } from './trade-part.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'expire-payment-releases': Record<string, never>
    'sweep-old-quotes': Record<string, never>
  }
}

export const paymentService: ServiceEntry<Deps> = {
  info: payment,
  lifecycle: paymentLifecycle,
  routes: [simplePaymentRoutes, paymentReleaseRoutes, officePaymentRoutes],
  approvals: [paymentSubmission, paymentRelease],
  tasks: {
    'expire-payment-releases': expireReleases,
    'sweep-old-quotes': sweepOldQuotes,
  },
  crontab: ['7 * * * * expire-payment-releases', '19 4 * * * sweep-old-quotes'],
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
  found: { simple_payment: { titles: titlesForOffice } },
  payouts: [paymentPayout],
  issuedPapers: proofsOf,
  trade: paymentsInTrade,
  openWork: { title: 'Payments', link: '/admin/payments', read: heldPayments },
  costLines: costLinesOfPayments,
  chargedByRate: [chargedPayments, exchangedPayments],
  invoiceFacts: paymentInvoiceFacts,
  counts: { state: 'sent', title: 'Payments', counts_as: 'sent' },
}
