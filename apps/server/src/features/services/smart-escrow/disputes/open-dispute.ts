import { randomUUID } from 'node:crypto'
import { blockActions, disputeActions } from '@tradelane/contract/smart-escrow/actions'
import { mostStatements } from '@tradelane/contract/smart-escrow/dispute-states'
import type { Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import { begin } from '../../../../lifecycle/begin.ts'
import { instantText } from '../../../../lifecycle/day-text.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal } from '../../../../refusal.ts'
import { blockFacts } from '../block-facts.ts'
import { listBlocks, openAmount } from '../blocks.ts'
import { countriesOfEscrow, type EscrowCountries, todayOf } from '../escrow-places.ts'
import { escrowNumber } from '../escrows.ts'
import { escrowBlockLifecycle, escrowDisputeLifecycle, escrowLifecycle } from '../lifecycle.ts'
import { type Party, sideName } from './dispute-parties.ts'
import { type DisputeRow, disputeNumber, lockDispute } from './disputes.ts'

type Opening = { condition: string; reason: string; file?: string | undefined }

/**
 * Opens a dispute about a block: neither its payout, its refund nor its expiry happens while it is open. Refuses with NOT_FOUND, and with
 * ILLEGAL_STATE what is approved, paid, or expired. Answers what the seller is mailed.
 */
export async function openDispute(
  tx: Tx,
  party: Party,
  { condition, reason, file }: Opening,
): Promise<string> {
  const { side, scope, row, at } = party
  const own = systemScope(row.uid)
  const block = (await listBlocks(tx, own, row.smart_escrow_id)).find(
    ({ block_id }) => block_id === condition,
  )
  if (!block) throw new Refusal('NOT_FOUND')
  requireOpen(blockActions.dispute, blockFacts({ row, block, today: await todayOf(tx, row, at) }))
  await move(tx, escrowBlockLifecycle, { scope: own, id: condition, from: block.state, to: 'disputed', at })
  const amount = openAmount(block)
  const places = await countriesOfEscrow(tx, row)
  const clocks = clocksOf(places, side, at)
  const dispute = await begin(tx, escrowDisputeLifecycle, {
    ...{ scope: own, to: 'open', at, reason },
    values: {
      ...{ dispute_id: randomUUID(), smart_escrow_id: row.smart_escrow_id, block_id: condition },
      ...{ opened_by: side, opened_at: at, currency: amount.currency, amount: amount.amount },
      ...clocks,
    },
  })
  await addStatement(tx, party, dispute, { text: reason, file })
  await note(tx, escrowLifecycle, {
    ...{ scope, id: row.smart_escrow_id, what: 'dispute_opened', at, reason },
    facts: {
      ...{ ...factsOf(party, dispute), block: block.position, amount: formatMoney(amount) },
      ...(side === 'seller' && { due: clocks.answer_due_at.toISOString() }),
    },
    set: { dispute: 'open' },
  })
  const due = instantText(clocks.answer_due_at, places.seller)
  return `The buyer opened dispute ${disputeNumber(dispute)} about block ${block.position} of smart escrow ${escrowNumber(row)}. Answer it by ${due}.`
}

/**
 * The other side answers until the evening of the third day where it is. Both can ask Tradelane once the fourth day is over for both of them;
 * without it, Tradelane decides after the eighth.
 */
function clocksOf({ buyer, seller }: EscrowCountries, openedBy: Party['side'], at: Date) {
  const forBoth = (name: 'escalateDispute' | 'escalateDisputeAlone') =>
    new Date(Math.max(dueAt(name, at, buyer).getTime(), dueAt(name, at, seller).getTime()))
  return {
    answer_due_at: dueAt('answerDispute', at, openedBy === 'buyer' ? seller : buyer),
    escalation_from: forBoth('escalateDispute'),
    escalates_at: forBoth('escalateDisputeAlone'),
  }
}

export const factsOf = ({ side }: Party, dispute: DisputeRow) => ({
  side: sideName[side],
  dispute: disputeNumber(dispute),
})

type Said = { text: string; file?: string | undefined }

async function addStatement(
  tx: Tx,
  { side, row, at }: Party,
  { dispute_id }: DisputeRow,
  { text, file }: Said,
): Promise<void> {
  await tx
    .insertInto('escrow_dispute_statements')
    .values({
      ...{ statement_id: randomUUID(), uid: row.uid, dispute_id, side },
      ...{ text, file: file ?? null, made_at: at },
    })
    .execute()
}

/** What a side adds to a dispute until it has ended. Refuses with NOT_FOUND and ILLEGAL_STATE. Answers what the seller is mailed. */
export async function speak(
  tx: Tx,
  party: Party,
  { dispute_id, ...said }: Said & { dispute_id: string },
): Promise<string> {
  const { scope, row, at, side } = party
  const dispute = await lockDispute(tx, row, dispute_id, disputeActions.speak)
  const { count } = await tx
    .selectFrom('escrow_dispute_statements')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('uid', '=', row.uid)
    .where('dispute_id', '=', dispute_id)
    .where('side', '=', side)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostStatements)
    throw new Refusal('ILLEGAL_STATE', { message: `At most ${mostStatements} statements of one side.` })
  await addStatement(tx, party, dispute, said)
  const facts = factsOf(party, dispute)
  await note(tx, escrowLifecycle, { scope, id: row.smart_escrow_id, what: 'dispute_statement', at, facts })
  return `The buyer added a statement to dispute ${disputeNumber(dispute)}.`
}
