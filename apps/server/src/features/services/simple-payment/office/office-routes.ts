import { officePayments } from '@tradelane/contract/simple-payment/office-calls'
import { routes, success } from '../../../../http/routes.ts'
import { describeOfficePayment } from './describe-office-payment.ts'
import { listOfficePayments } from './list-office-payments.ts'

export const officePaymentRoutes = routes(officePayments, {
  list: async ({ deps, query }) => ({ ...success, ...(await listOfficePayments(deps, query)) }),
  get: async ({ deps, actor, body }) => describeOfficePayment(deps, actor, body.simple_payment_id),
})
