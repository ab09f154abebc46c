import { payment } from '@tradelane/contract/simple-payment/service-info'
import type { Deps } from '../../boot/deps.ts'
import type { ServiceEntry } from '../../services/service-entry.ts'
import { paymentApprovalRoutes } from './approval-routes.ts'
import { expireApprovals } from './expire-approvals.ts'
import { paymentLifecycle } from './lifecycle.ts'
import { namePayments } from './record-names.ts'
import { simplePaymentRoutes } from './routes.ts'
import { paymentRules } from './rules.ts'
import { sendSimplePayment } from './send-simple-payment.ts'
import { watchSimplePayments } from './watch-simple-payments.ts'

export const paymentService: ServiceEntry<Deps> = {
  info: payment,
  lifecycle: paymentLifecycle,
  routes: [simplePaymentRoutes, paymentApprovalRoutes],
  tasks: {
    'send-simple-payment': sendSimplePayment,
    'watch-simple-payments': watchSimplePayments,
    'expire-payment-approvals': expireApprovals,
  },
  crontab: ['* * * * * watch-simple-payments', '7 * * * * expire-payment-approvals'],
  rules: paymentRules,
  nameRecords: namePayments,
}
