import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { noteShown, routes, success } from '../../../http/routes.ts'
import { shownAccount } from '../../trade/partners/index.ts'
import { describeEscrow } from './describe-escrow.ts'
import { examineDocument } from './documents/examine-document.ts'
import { getEscrow } from './escrows.ts'
import { answerQuestion, findQuestion } from './payouts/answer-question.ts'
import { mayRetry, retryEscrow } from './payouts/pay-again.ts'
import { mayRefund, refundRefused } from './payouts/refund-refused.ts'
import { decideItem } from './release/decide-item.ts'

export const officeEscrowRoutes = routes(officeEscrows, {
  get: async ({ deps, actor, body }) => {
    const detail = await describeEscrow(deps, actor, body.smart_escrow_id)
    const beneficiary_account_details = shownAccount(detail.beneficiary_account_details, body.reason)
    const row = await getEscrow(deps.db, actor, body.smart_escrow_id)
    noteShown({ companyId: row.uid, subject: 'smart_escrow', subjectId: row.smart_escrow_id })
    const may_retry = await mayRetry(deps.db, row)
    const question = await findQuestion(deps.db, row)
    const may_refund = await mayRefund(deps.db, row)
    return { ...detail, beneficiary_account_details, uid: row.uid, may_retry, may_refund, question }
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
