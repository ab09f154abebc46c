import { escrowAmendments, sellersAmendments } from '@tradelane/contract/smart-escrow/amendment-calls'
import { routes, success } from '../../../../http/routes.ts'
import { requestKeyOf } from '../../../money/wallet/index.ts'
import { answerAmendment } from './answer-amendment.ts'
import { withdrawAmendment } from './end-amendment.ts'
import { proposeAmendment } from './propose-amendment.ts'
import { saveAmendment } from './save-amendment.ts'

export const amendmentRoutes = routes(escrowAmendments, {
  save: async ({ deps, actor, body }) => ({
    ...success,
    message: 'The change has been prepared. Propose it to the seller.',
    amendment_id: await saveAmendment(deps, actor, body),
  }),
  propose: async ({ deps, actor, body, request }) => ({
    ...success,
    message: await proposeAmendment(deps, actor, body, requestKeyOf(actor, request)),
  }),
  withdraw: async ({ deps, actor, body }) => {
    await withdrawAmendment(deps, actor, body.amendment_id)
    return { ...success, message: 'The change has been withdrawn.' }
  },
})

/** The seller's, who has no account. */
export const sellersAmendmentRoutes = routes(sellersAmendments, {
  answer: async ({ deps, body }) => ({ ...success, message: await answerAmendment(deps, body) }),
})
