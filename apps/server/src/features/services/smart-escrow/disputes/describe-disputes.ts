import { rolesFor } from '@tradelane/contract'
import { type Action, closedBy } from '@tradelane/contract/lifecycle/action-table'
import { blockActions, disputeActions } from '@tradelane/contract/smart-escrow/actions'
import type { DisputeSide, EscrowDisputeState } from '@tradelane/contract/smart-escrow/dispute-states'
import { splitOf } from '@tradelane/contract/smart-escrow/split'
import type { Db } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import { type Scope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { blockFacts } from '../block-facts.ts'
import { listBlocks, openAmount } from '../blocks.ts'
import { todayOf } from '../escrow-places.ts'
import { amountIn, type EscrowRow } from '../escrows.ts'
import {
  type DisputeRow,
  disputeNumber,
  isEarly,
  type OfferRow,
  readDisputes,
  type StatementRow,
} from './disputes.ts'

/** Who reads: a side, or the back office; and what the reader may do. */
export type Reader = { side: DisputeSide | undefined; maySpeak: boolean; mayMoveMoney: boolean }

export const sellerReads: Reader = { side: 'seller', maySpeak: true, mayMoveMoney: true }

export function readerOf(scope: Scope): Reader {
  if (scope.kind !== 'company') return { side: undefined, maySpeak: false, mayMoveMoney: false }
  return {
    side: 'buyer',
    maySpeak: rolesFor({ method: 'POST' }).includes(scope.role),
    mayMoveMoney: rolesFor({ method: 'POST', who: 'approver' }).includes(scope.role),
  }
}

/** The disputes of an escrow that the caller has read in its scope, and the blocks that the reader can open one about. */
export async function describeDisputes({ db, clock }: Deps, row: EscrowRow, reader: Reader) {
  const at = clock.now()
  return {
    status: 'success' as const,
    disputes: await showDisputes(db, row, reader, at),
    disputable: reader.maySpeak ? await listDisputable(db, row, at) : [],
  }
}

async function listDisputable(db: Db, row: EscrowRow, at: Date) {
  const blocks = await listBlocks(db, systemScope(row.uid), row.smart_escrow_id)
  const today = await todayOf(db, row, at)
  return blocks
    .filter((block) => !closedBy(blockActions.dispute, blockFacts({ row, block, today })))
    .map((block) => ({
      block_id: block.block_id,
      block: block.position,
      amount: decimalText(openAmount(block)),
      currency: openAmount(block).currency,
    }))
}

export async function showDisputes(db: Db, row: EscrowRow, reader: Reader, at: Date) {
  const disputes = await readDisputes(db, row)
  return disputes.map(({ dispute, block, statements, offers }) => ({
    ...showDispute(dispute, reader, at),
    block: block?.position ?? 0,
    statements: statements.map(showStatement),
    offers: offers.map((offer) => showOffer(dispute, offer, reader)),
  }))
}

const isOpen = (action: Action<EscrowDisputeState>, { state }: DisputeRow): boolean =>
  closedBy(action, { state }) === undefined

function showDispute(dispute: DisputeRow, reader: Reader, at: Date) {
  const { released_percent, released_amount, refunded_amount, closed_at, opened_at } = dispute
  const { answer_due_at, escalation_from, escalates_at } = dispute
  const is_early = isEarly(dispute, at)
  const amount = (units: bigint | null) => decimalText(amountIn(dispute, units ?? 0n))
  return {
    dispute_id: dispute.dispute_id,
    dispute_number: disputeNumber(dispute),
    state: dispute.state,
    opened_by: dispute.opened_by,
    opened_at,
    amount: amount(dispute.amount),
    currency: amountIn(dispute, 0n).currency,
    ...{ answer_due_at, escalation_from, escalates_at },
    result: closed_at && {
      ...{ released_percent: released_percent ?? 0, reason: dispute.reason, closed_at },
      ...{ released: amount(released_amount), refunded: amount(refunded_amount) },
    },
    may_speak: reader.maySpeak && isOpen(disputeActions.speak, dispute),
    may_offer: reader.mayMoveMoney && isOpen(disputeActions.offer, dispute),
    may_escalate: reader.maySpeak && isOpen(disputeActions.escalate, dispute) && !is_early,
    is_early,
  }
}

const showStatement = ({ statement_id, side, text, file, made_at }: StatementRow) => ({
  ...{ statement_id, side, text, file, made_at },
  has_file: file !== null,
})

function showOffer(dispute: DisputeRow, offer: OfferRow, reader: Reader) {
  const { offer_id, side, released_percent, note, answer, made_at } = offer
  const split = splitOf(amountIn(dispute, dispute.amount), released_percent)
  return {
    ...{ offer_id, side, released_percent, note, answer, made_at },
    released: decimalText(split.released),
    refunded: decimalText(split.refunded),
    may_answer:
      isOpen(disputeActions.answer, dispute) &&
      answer === null &&
      reader.mayMoveMoney &&
      side !== reader.side,
  }
}
