import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import { type LimitDecision, officeCreditLimits } from '@tradelane/contract/credit-limits/office-calls'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { routes, success } from '../../../http/routes.ts'
import { answerOf } from '../../people/four-eyes/index.ts'
import { answerQuestion } from './answer-question.ts'
import { askBuyer } from './ask-buyer.ts'
import { decideLimit } from './decide-limit.ts'
import { describeForOffice, describeLimit } from './describe-limit.ts'
import { limitApplication } from './limit-application.ts'
import { listLimits } from './list-limits.ts'
import { requestLimits } from './request-limits.ts'
import { signTermSheet } from './sign-term-sheet.ts'
import { termSheetFile } from './term-sheet-file.ts'
import { withdrawLimit } from './withdraw-limit.ts'

export const creditLimitRoutes = routes(creditLimits, {
  request: async ({ deps, actor, body }) => {
    const { ids, warnings } = await requestLimits(deps, actor, body)
    const message = `We have received your request. We will reply within ${promised('reviewLimit')}.`
    return { ...success, credit_limit_ids: ids, warnings, message }
  },
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listLimits(deps, actor, query)) }),
  get: async ({ deps, actor, body }) => ({
    ...success,
    ...(await describeLimit(deps, actor, body.credit_limit_id)),
  }),
  answer: async ({ deps, actor, body }) => {
    await answerQuestion(deps, actor, body)
    return { ...success, message: 'Your answer has been sent.' }
  },
  askBuyer: async ({ deps, actor, body }) => {
    await askBuyer(deps, actor, body.credit_limit_id)
    return { ...success, message: 'We have sent your buyer a link.' }
  },
  withdraw: async ({ deps, actor, body }) => {
    await withdrawLimit(deps, actor, body.credit_limit_id)
    return { ...success, message: 'The request has been withdrawn.' }
  },
  application: async ({ deps, actor, query }) => limitApplication(deps, actor, query.credit_limit_id),
  termSheet: async ({ deps, actor, query }) => termSheetFile(deps, actor, query.credit_limit_id),
  sign: async ({ deps, actor, body }) => {
    await signTermSheet(deps, actor, body)
    return { ...success, message: 'The term sheet is signed and the limit is open.' }
  },
})

const decided: Record<LimitDecision['decision'], string> = {
  review: 'The buyer is being checked.',
  ask: 'The customer has been asked.',
  term_sheet: 'The term sheet has been provided.',
  decline: 'The request has been declined.',
  reduce: 'The limit has been reduced.',
}

export const officeCreditLimitRoutes = routes(officeCreditLimits, {
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listLimits(deps, actor, query)) }),
  get: async ({ deps, actor, body }) => ({
    ...success,
    ...(await describeForOffice(deps, actor, body.credit_limit_id)),
  }),
  decide: async ({ deps, actor, body }) => {
    const made = await decideLimit(deps, actor, body)
    return answerOf(made, decided[body.decision])
  },
})
