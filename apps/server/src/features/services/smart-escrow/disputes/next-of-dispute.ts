import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import type { DisputeSide } from '@tradelane/contract/smart-escrow/dispute-states'
import type { Db } from '@tradelane/db'
import type { EscrowRow } from '../escrows.ts'
import { firstFor, type Next, type Reading } from '../next-for-reader.ts'
import { listQuestioned, nextOfPayout } from '../payouts/next-of-payout.ts'
import { disputeNumber, isOpenDispute, readDisputes, type WholeDispute } from './disputes.ts'

/** The next step in one dispute, for the back office. Where it has ended, its payout is next. */
export async function nextOfOneDispute(
  db: Db,
  row: EscrowRow,
  { disputeId, now }: { disputeId: string; now: Date },
): Promise<NextStep> {
  const reading = { reader: 'office', now } as const
  const whole = (await readDisputes(db, row)).find(({ dispute }) => dispute.dispute_id === disputeId)
  if (!whole) return null
  if (isOpenDispute(whole.dispute)) return firstFor('office', stepsOfDispute(whole, reading)) ?? null
  const { block } = whole
  return (block && nextOfPayout(row, block, await listQuestioned(db, row), reading)) ?? null
}

/** What an open dispute waits for; nothing of one that has ended. */
export function stepsOfDispute(whole: WholeDispute, { reader }: Pick<Reading, 'reader'>): Next[] {
  const { dispute } = whole
  if (dispute.state === 'open') return [nextAnswer(whole, reader)]
  if (dispute.state !== 'escalated') return []
  const by = dispute.decision_due_at
  const { turn, isOffered } = turnOf(whole)
  const text = 'We read both sides and decide how the money is split.'
  const decision: Next = { who: 'tradelane', text, by }
  if (!isOffered || turn !== reader) return [decision]
  return [{ who: whoFor(turn, reader), text: lastOfferText(turn, disputeNumber(dispute)), by }, decision]
}

function nextAnswer(whole: WholeDispute, reader: Reading['reader']): Next {
  const { dispute, offers, statements } = whole
  const { turn, isOffered } = turnOf(whole)
  const isFirst = offers.length === 0 && statements.every(({ side }) => side === dispute.opened_by)
  return {
    who: whoFor(turn, reader),
    text: (isOffered ? offerText : answerText)(turn, reader, disputeNumber(dispute)),
    by: isFirst ? dispute.answer_due_at : dispute.escalates_at,
  }
}

function whoFor(turn: DisputeSide, reader: Reading['reader']): Next['who'] {
  if (turn === 'buyer' && reader !== 'seller') return 'approver'
  return turn === reader ? 'customer' : 'counterparty'
}

const otherOf = (side: DisputeSide): DisputeSide => (side === 'buyer' ? 'seller' : 'buyer')

/** The newest offer that waits is for the other side to answer. Without one, the side answers that did not write or refuse last. */
function turnOf({ dispute, offers, statements }: WholeDispute): { turn: DisputeSide; isOffered: boolean } {
  const waiting = offers.findLast(({ answer }) => answer === null)
  if (waiting) return { turn: otherOf(waiting.side), isOffered: true }
  const acts = [
    ...statements.map(({ side, made_at: at }) => ({ side, at })),
    ...offers.flatMap(({ side, answer, answered_at: at }) =>
      answer === 'refused' && at ? [{ side: otherOf(side), at }] : [],
    ),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  return { turn: otherOf(acts.at(-1)?.side ?? dispute.opened_by), isOffered: false }
}

function offerText(turn: DisputeSide, reader: Reading['reader'], number: string): string {
  const other = otherOf(turn)
  if (reader === turn)
    return `Accept or refuse the offer of the ${other} in dispute ${number}, or make an offer of your own.`
  const offer = reader === other ? 'your offer' : `the offer of the ${other}`
  return `The ${turn} accepts or refuses ${offer} in dispute ${number}, or makes another one.`
}

const lastOfferText = (turn: DisputeSide, number: string): string =>
  `Tradelane decides dispute ${number}. Until then you can accept the offer of the ${otherOf(turn)}.`

const answerText = (turn: DisputeSide, reader: Reading['reader'], number: string): string =>
  reader === turn
    ? `Answer the ${otherOf(turn)} in dispute ${number}: make an offer, or add a statement.`
    : `The ${turn} answers in dispute ${number} with an offer or a statement.`
