import { adminIncomingPayments } from '@tradelane/contract/incoming-payments/calls'
import { systemScope } from '../../../access/scope.ts'
import { routes, success } from '../../../http/routes.ts'
import { answerOf } from '../../people/four-eyes/index.ts'
import { takeReturnBack } from './end-refused-return.ts'
import { listUndecided } from './list-undecided.ts'
import { recordReturnByHand } from './return-by-hand.ts'
import { returnIncomingPayment } from './return-payment.ts'

export const adminIncomingPaymentRoutes = routes(adminIncomingPayments, {
  held: async ({ deps, query }) => ({
    ...success,
    data: await listUndecided(deps.db, systemScope(query.uid), query),
  }),
  return: async ({ deps, actor, body }) => {
    const { isRetry } = await returnIncomingPayment(deps, actor, body)
    const message = isRetry
      ? 'We asked the payments provider again to return the money.'
      : 'The money is being returned to its sender.'
    return { ...success, message }
  },
  returned: async ({ deps, actor, body }) => {
    const made = await recordReturnByHand(deps, actor, body)
    return answerOf(made, 'The return has been recorded.')
  },
  keep: async ({ deps, actor, body }) => {
    await takeReturnBack(deps, actor, body.incoming_payment_id)
    return { ...success, message: 'The money is not returned.' }
  },
})
