import { claims } from '@tradelane/contract/claims/calls'
import { officeClaims } from '@tradelane/contract/claims/office-calls'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { routes, success } from '../../../http/routes.ts'
import { answerClaim } from './answer-claim.ts'
import { carrierNotice } from './carrier-notice.ts'
import { askAboutClaim, assessClaim, declineClaim } from './decide-claim.ts'
import { describeClaim, listClaims } from './list-claims.ts'
import { payClaim } from './pay-claim.ts'
import { saveClaim } from './save-claim.ts'
import { submitClaim } from './submit-claim.ts'

export const claimRoutes = routes(claims, {
  list: async ({ deps, actor, query }) => ({
    ...success,
    ...(await listClaims(deps, actor, query)),
  }),
  get: async ({ deps, actor, body }) => ({
    ...success,
    ...(await describeClaim(deps, actor, body.claim_id)),
  }),
  save: async ({ deps, actor, body }) => ({
    ...success,
    message: 'Successfully saved as draft',
    ...(await saveClaim(deps, actor, body)),
  }),
  submit: async ({ deps, actor, body: { claim_id } }) => {
    await submitClaim(deps, actor, claim_id)
    return {
      ...success,
      message: `We have received your claim. We will reply within ${promised('assessClaim')}.`,
      claim_id,
    }
  },
  answer: async ({ deps, actor, body }) => {
    await answerClaim(deps, actor, body)
    return { ...success, message: 'Your answer has been sent.', claim_id: body.claim_id }
  },
  carrierNotice: async ({ deps, actor, query }) => carrierNotice(deps, actor, query.claim_id),
})

export const officeClaimRoutes = routes(officeClaims, {
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listClaims(deps, actor, query)) }),
  get: async ({ deps, actor, body }) => ({
    ...success,
    ...(await describeClaim(deps, actor, body.claim_id)),
  }),
  assess: async ({ deps, actor, body }) => {
    await assessClaim(deps, actor, body)
    return { ...success, message: 'The claim is being assessed.' }
  },
  ask: async ({ deps, actor, body }) => {
    await askAboutClaim(deps, actor, body)
    return { ...success, message: 'The customer has been asked.' }
  },
  pay: async ({ deps, actor, body }) => ({
    ...success,
    paid_amount: await payClaim(deps, actor, body),
    message: 'The claim has been paid.',
  }),
  decline: async ({ deps, actor, body }) => {
    await declineClaim(deps, actor, body)
    return { ...success, message: 'The claim has been declined.' }
  },
})
