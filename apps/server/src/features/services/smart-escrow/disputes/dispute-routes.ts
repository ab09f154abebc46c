import {
  escrowDisputes,
  officeDisputes,
  sellersDisputeCalls,
} from '@tradelane/contract/smart-escrow/dispute-calls'
import { systemScope } from '../../../../access/scope.ts'
import { routes, success } from '../../../../http/routes.ts'
import { requireOwnDocuments } from '../../../papers/documents/index.ts'
import { answerOf } from '../../../people/four-eyes/index.ts'
import { getOpenedLink } from '../../../people/links/index.ts'
import { getEscrow } from '../escrows.ts'
import { decideDispute } from './decide-dispute.ts'
import { describeDisputes, readerOf, sellerReads } from './describe-disputes.ts'
import { answerOffer, offerSplit } from './dispute-offers.ts'
import { asBuyer, asSeller } from './dispute-parties.ts'
import { escrowOfDispute } from './disputes.ts'
import { escalateDispute } from './escalate-dispute.ts'
import { describeDispute, listAllDisputes } from './list-disputes.ts'
import { openDispute, speak } from './open-dispute.ts'

const done = {
  open: 'The dispute is open. The money of the block waits.',
  speak: 'The statement has been added.',
  offer: 'The offer has been sent.',
  accept: 'The dispute is settled. The money is on its way.',
  refuse: 'The offer has been refused.',
  escalate: 'Tradelane decides. Both sides have been notified.',
} as const
const say = (what: keyof typeof done) => ({ ...success, message: done[what] })

const filesOf = (file: string | undefined) => new Map(file === undefined ? [] : [['statement_file', file]])

export const disputeRoutes = routes(escrowDisputes, {
  list: async ({ deps, actor, body }) =>
    describeDisputes(deps, await getEscrow(deps.db, actor, body.smart_escrow_id), readerOf(actor)),
  open: async ({ deps, actor, body: { smart_escrow_id, statement_file: file, ...opening } }) => {
    await requireOwnDocuments(deps, deps.db, actor, filesOf(file))
    await asBuyer(deps, actor, smart_escrow_id, (tx, party) => openDispute(tx, party, { ...opening, file }))
    return say('open')
  },
  speak: async ({ deps, actor, body: { statement_file: file, ...said } }) => {
    const { escrowId } = await escrowOfDispute(deps.db, actor, said.dispute_id)
    await requireOwnDocuments(deps, deps.db, actor, filesOf(file))
    await asBuyer(deps, actor, escrowId, (tx, party) => speak(tx, party, { ...said, file }))
    return say('speak')
  },
  offer: async ({ deps, actor, body }) => {
    const { escrowId } = await escrowOfDispute(deps.db, actor, body.dispute_id)
    await asBuyer(deps, actor, escrowId, (tx, party) => offerSplit(tx, party, body))
    return say('offer')
  },
  answer: async ({ deps, actor, body }) => {
    const { escrowId } = await escrowOfDispute(deps.db, actor, body.dispute_id)
    await asBuyer(deps, actor, escrowId, (tx, party) => answerOffer(tx, party, body))
    return say(body.answer)
  },
  escalate: async ({ deps, actor, body: { dispute_id } }) => {
    const { escrowId } = await escrowOfDispute(deps.db, actor, dispute_id)
    await asBuyer(deps, actor, escrowId, (tx, party) => escalateDispute(deps, tx, party, dispute_id))
    return say('escalate')
  },
})

/** The same for the seller, by its opened link. */
export const sellersDisputeRoutes = routes(sellersDisputeCalls, {
  list: async ({ deps, body }) => {
    const { uid, subject_id } = await getOpenedLink(deps, body, 'escrow_agree')
    return describeDisputes(deps, await getEscrow(deps.db, systemScope(uid), subject_id), sellerReads)
  },
  open: async ({ deps, body: { condition, reason, ...opened } }) => {
    await asSeller(deps, opened, (tx, party, file) => openDispute(tx, party, { condition, reason, file }))
    return say('open')
  },
  speak: async ({ deps, body: { dispute_id, text, ...opened } }) => {
    await asSeller(deps, opened, (tx, party, file) => speak(tx, party, { dispute_id, text, file }))
    return say('speak')
  },
  offer: async ({ deps, body: { dispute_id, released_percent, note, ...opened } }) => {
    await asSeller(deps, opened, (tx, party) => offerSplit(tx, party, { dispute_id, released_percent, note }))
    return say('offer')
  },
  answer: async ({ deps, body: { dispute_id, offer_id, answer, ...opened } }) => {
    await asSeller(deps, opened, (tx, party) => answerOffer(tx, party, { dispute_id, offer_id, answer }))
    return say(answer)
  },
  escalate: async ({ deps, body: { dispute_id, ...opened } }) => {
    await asSeller(deps, opened, (tx, party) => escalateDispute(deps, tx, party, dispute_id))
    return say('escalate')
  },
})

export const officeDisputeRoutes = routes(officeDisputes, {
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listAllDisputes(deps, actor, query)) }),
  get: async ({ deps, actor, body }) => describeDispute(deps, actor, body.dispute_id),
  decide: async ({ deps, actor, body }) => {
    const made = await decideDispute(deps, actor, body)
    return answerOf(made, 'The decision has been recorded. Both sides have been notified.')
  },
})
