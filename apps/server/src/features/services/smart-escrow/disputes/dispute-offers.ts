import { randomUUID } from 'node:crypto'
import { disputeActions } from '@tradelane/contract/smart-escrow/actions'
import { mostOffers, type OfferAnswer } from '@tradelane/contract/smart-escrow/dispute-states'
import { splitOf } from '@tradelane/contract/smart-escrow/split'
import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../../access/scope.ts'
import { noteDecision } from '../../../../approvals/note-decision.ts'
import { note } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { amountIn } from '../escrows.ts'
import { escrowLifecycle } from '../lifecycle.ts'
import type { Party } from './dispute-parties.ts'
import { disputeNumber, listOffers, lockDispute, type OfferRow } from './disputes.ts'
import { factsOf } from './open-dispute.ts'
import { splitDispute, splitFacts } from './split-dispute.ts'

type Offer = { dispute_id: string; released_percent: number; note: string }

/**
 * Offers a split. Each side has one offer that can be accepted: a new one replaces it, and leaves the other side's as it is. Refuses with
 * NOT_FOUND and ILLEGAL_STATE. Answers what the seller is mailed.
 */
export async function offerSplit(tx: Tx, party: Party, offer: Offer): Promise<string> {
  const { side, scope, row, at } = party
  const dispute = await lockDispute(tx, row, offer.dispute_id, disputeActions.offer)
  const own = (await listOffers(tx, scopeOf(party), [dispute.dispute_id])).filter((one) => one.side === side)
  if (own.length >= mostOffers)
    throw new Refusal('ILLEGAL_STATE', { message: `At most ${mostOffers} offers of one side.` })
  for (const one of own.filter(({ answer }) => answer === null)) await close(tx, one, 'replaced', at)
  await tx
    .insertInto('escrow_dispute_offers')
    .values({
      ...{ offer_id: randomUUID(), uid: row.uid, dispute_id: dispute.dispute_id, side },
      ...{ released_percent: offer.released_percent, note: offer.note, made_at: at },
    })
    .execute()
  const split = splitFacts(splitOf(amountIn(dispute, dispute.amount), offer.released_percent))
  const facts = { ...factsOf(party, dispute), ...split }
  await note(tx, escrowLifecycle, {
    ...{ scope, id: row.smart_escrow_id, what: 'dispute_offered', at, facts, reason: offer.note },
  })
  return `The buyer offers a split in dispute ${disputeNumber(dispute)}. Accept it, refuse it, or make an offer of your own.`
}

type Answer = { dispute_id: string; offer_id: string; answer: 'accept' | 'refuse' }

/**
 * Answers the other side's offer. Accepting is final: the money moves in the same transaction. Refuses with NOT_FOUND, and with
 * ILLEGAL_STATE an offer that was answered or replaced, and the side's own. Answers what the seller is mailed.
 */
export async function answerOffer(tx: Tx, party: Party, given: Answer): Promise<string> {
  const { side, scope, row, at } = party
  const dispute = await lockDispute(tx, row, given.dispute_id, disputeActions.answer)
  const offers = await listOffers(tx, scopeOf(party), [dispute.dispute_id])
  const offer = offers.find(({ offer_id }) => offer_id === given.offer_id)
  if (!offer) throw new Refusal('NOT_FOUND')
  if (offer.side === side)
    throw new Refusal('ILLEGAL_STATE', { message: 'This is your own offer. The other side answers it.' })
  if (offer.answer !== null)
    throw new Refusal('ILLEGAL_STATE', { message: 'This offer cannot be accepted any more.' })
  const facts = factsOf(party, dispute)
  if (given.answer === 'refuse') {
    await close(tx, offer, 'refused', at)
    await note(tx, escrowLifecycle, {
      scope,
      id: row.smart_escrow_id,
      what: 'dispute_offer_refused',
      at,
      facts,
    })
    return `The buyer refused your offer in dispute ${disputeNumber(dispute)}.`
  }
  // It may pay the seller: the audit trail has it, where it is the buyer that accepts.
  if (scope.kind === 'company') noteDecision(tx, scope, 'escrow dispute')
  await close(tx, offer, 'accepted', at)
  for (const other of offers.filter((one) => one !== offer && one.answer === null))
    await close(tx, other, 'replaced', at)
  const end = { to: 'settled', releasedPercent: offer.released_percent, side: facts.side } as const
  await splitDispute(tx, row, dispute, { ...end, scope, at })
  return `Dispute ${disputeNumber(dispute)} is settled: the buyer accepted your offer.`
}

const scopeOf = ({ row }: Party) => systemScope(row.uid)

async function close(tx: Tx, { uid, offer_id }: OfferRow, answer: OfferAnswer, at: Date): Promise<void> {
  await tx
    .updateTable('escrow_dispute_offers')
    .set({ answer, answered_at: at })
    .where('uid', '=', uid)
    .where('offer_id', '=', offer_id)
    .execute()
}
