import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { routes, success } from '../../../http/routes.ts'
import { requestKeyOf } from '../../money/wallet/index.ts'
import { acceptOffer } from './accept-offer.ts'
import { askAgain, cancelCase, reviseCase } from './ask-for-more.ts'
import { askVendor } from './ask-vendors/ask-vendor.ts'
import { readAnswerFile } from './ask-vendors/asks.ts'
import { getCase } from './cases.ts'
import { decideCase } from './decide-case.ts'
import { describeForDesk } from './describe-case.ts'
import { listDesk } from './list-desk.ts'
import { listRequests } from './list-requests.ts'
import { readOfferFile } from './offer-file.ts'
import { readTrade } from './read-trade.ts'
import { submitOffers } from './submit-offers.ts'
import { assignCase, withdrawOffer } from './withdraw-offer.ts'

export const quoteOfferRoutes = routes(quoteOffers, {
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listRequests(deps, actor, query)) }),
  accept: async ({ deps, actor, body, request }) => ({
    ...success,
    ...(await acceptOffer(deps, actor, body, requestKeyOf(actor, request))),
  }),
  revise: async ({ deps, actor, body }) => {
    await reviseCase(deps, actor, body)
    return { ...success, message: 'We will send you revised offers.' }
  },
  askAgain: async ({ deps, actor, body }) => {
    await askAgain(deps, actor, body.case_id)
    return { ...success, message: 'We will send you new offers.' }
  },
  cancel: async ({ deps, actor, body }) => {
    await cancelCase(deps, actor, body.case_id)
    return { ...success, message: 'The request has been cancelled.' }
  },
  file: ({ deps, actor, body }) => readOfferFile(deps, actor, body.offer_id),
})

export const quoteDeskRoutes = routes(quoteDesk, {
  list: async ({ deps, actor, query, body, request }) => {
    const { rows, pagination } = await listDesk(deps, actor, { ...query, ...body })
    request.countRows(pagination)
    return rows
  },
  get: async ({ deps, actor, body }) => ({
    ...success,
    ...(await readTrade(deps, actor, body.transaction_id, body.reason)),
  }),
  submit: async ({ deps, actor, body }) => {
    const row = await getCase(deps.db, actor, await submitOffers(deps, actor, body))
    const [described] = await describeForDesk(deps, actor, [row])
    const offers = (described?.offers ?? []).filter(({ state }) => state === 'STORED')
    return { ...success, message: 'Stored. Approve the request to publish.', offers }
  },
  decide: async ({ deps, actor, body }) => {
    const message = await decideCase(deps, actor, body)
    return { ...success, message }
  },
  askVendor: async ({ deps, actor, body }) => {
    const { ask_id, email } = await askVendor(deps, actor, body)
    return { ...success, message: `We sent a link to ${email}.`, ask_id }
  },
  vendorFile: ({ deps, body }) => readAnswerFile(deps, body.ask_id),
  assign: async ({ deps, actor, body }) => {
    await assignCase(deps, actor, body.case_id)
    return { ...success, message: 'You own this request.' }
  },
  withdraw: async ({ deps, actor, body }) => {
    await withdrawOffer(deps, actor, body)
    return { ...success, message: 'The offer has been withdrawn.' }
  },
})
