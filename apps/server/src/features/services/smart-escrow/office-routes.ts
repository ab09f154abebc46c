import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { routes, success } from '../../http/routes.ts'
import { answerQuestion, findQuestion } from './answer-question.ts'
import { decideItem } from './decide-item.ts'
import { describeEscrow } from './describe-escrow.ts'
import { getEscrow } from './escrows.ts'
import { examineDocument } from './examine-document.ts'
import { mayRetry, retryEscrow } from './pay-again.ts'
import { mayRefund, refundRefused } from './refund-refused.ts'

export const officeEscrowRoutes = routes(officeEscrows, {
  get: async ({ deps, actor, body }) => {
    const detail = await describeEscrow(deps, actor, body.smart_escrow_id)
    const row = await getEscrow(deps.db, actor, body.smart_escrow_id)
    const may_retry = await mayRetry(deps.db, row)
    const question = await findQuestion(deps.db, row)
    return { ...detail, uid: row.uid, may_retry, may_refund: await mayRefund(deps.db, row), question }
  },
  decide: async ({ deps, actor, body }) => {
    await decideItem(deps, actor, body)
    return { ...success, message: 'The decision has been recorded.' }
  },
  examine: async ({ deps, actor, body }) => {
    await examineDocument(deps, actor, body)
    return { ...success, message: 'The decision has been recorded. We notify the seller.' }
  },
  answer: async ({ deps, actor, body }) => {
    await answerQuestion(deps, actor, body)
    return { ...success, message: 'The answer has been sent.' }
  },
  retry: async ({ deps, actor, body }) => {
    await retryEscrow(deps, actor, body.smart_escrow_id)
    return { ...success, message: 'The payout is being made again.' }
  },
  refund: async ({ deps, actor, body }) => {
    await refundRefused(deps, actor, body)
    return { ...success, message: 'The money is back in the balance of the customer.' }
  },
})
