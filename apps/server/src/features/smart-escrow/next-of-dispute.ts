import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import type { DisputeSide } from '@tradelane/contract/smart-escrow/dispute-states'
import type { Db } from '@tradelane/db'
import { nextStepOf } from '../../lifecycle/next-step.ts'
import { answerDueAt, disputeNumber, readDisputes, type WholeDispute } from './disputes.ts'
import type { EscrowRow } from './escrows.ts'
import { escrowDisputeLifecycle, escrowLifecycle } from './lifecycle.ts'

type Next = NonNullable<NextStep>
type Reading = { reader: DisputeSide | 'office'; now: Date }

/** The next step in the disputes of an escrow, or in the one that is named. What the reader itself has to do comes first. */
export async function nextOfDisputes(
  db: Db,
  row: EscrowRow,
  { disputeId, ...reading }: Reading & { disputeId?: string },
): Promise<NextStep> {
  const disputes = await readDisputes(db, row)
  const steps = disputes
    .filter(({ dispute }) => disputeId === undefined || dispute.dispute_id === disputeId)
    .flatMap((each) => nextOfDispute(row, each, reading) ?? [])
  const order: readonly Next['who'][] = ['approver', 'customer', 'counterparty', 'tradelane', 'provider']
  return steps.toSorted((a, b) => order.indexOf(a.who) - order.indexOf(b.who))[0] ?? null
}

/** To the seller, who has no account, `customer` is the seller itself, and `counterparty` the buyer. */
function nextOfDispute(row: EscrowRow, whole: WholeDispute, { reader, now }: Reading): NextStep {
  const { dispute, block } = whole
  if (dispute.state === 'open') return nextAnswer(whole, reader)
  if (dispute.state === 'escalated') return nextStepOf(escrowDisputeLifecycle, dispute, now)
  if (block?.state === 'refused')
    return { who: 'tradelane', text: 'A payout was refused. We pay it again, or refund it.', by: null }
  if (block?.state !== 'fulfilled') return null
  if (row.payee_changed_at === null)
    return { who: 'provider', text: 'The payments provider pays the seller.', by: null }
  return reader === 'seller'
    ? { who: 'counterparty', text: 'The buyer checks the changed account, and approves it.', by: null }
    : nextStepOf(escrowLifecycle, row, now)
}

function nextAnswer(whole: WholeDispute, reader: Reading['reader']): Next {
  const { dispute, offers, statements } = whole
  const { turn, isOffered } = turnOf(whole)
  const isFirst = offers.length === 0 && statements.every(({ side }) => side === dispute.opened_by)
  return {
    who: whoFor(turn, reader),
    text: (isOffered ? offerText : answerText)(turn, reader, disputeNumber(dispute)),
    by: isFirst ? answerDueAt(dispute) : dispute.escalates_at,
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

const answerText = (turn: DisputeSide, reader: Reading['reader'], number: string): string =>
  reader === turn
    ? `Answer the ${otherOf(turn)} in dispute ${number}: make an offer, or add a statement.`
    : `The ${turn} answers in dispute ${number} with an offer or a statement.`
