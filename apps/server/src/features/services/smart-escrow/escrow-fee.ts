import type { Db, Tx } from '@tradelane/db'
import { type Money, minus, plus, sum } from '@tradelane/money'
import { type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { InvoiceFact } from '../../../entries/service-entry.ts'
import {
  followsRate,
  getRate,
  namedText,
  nameFee,
  type PriceRate,
  rateInForce,
} from '../../money/price-rates/index.ts'
import { amountIn, type EscrowRow, getEscrow } from './escrows.ts'

/** An amount that was set aside, and the fee inside it. */
export type Part = { whole: Money; fee: Money }
export type AgreedChange = { held_amount: bigint; fee_amount: bigint; back_amount: bigint }

/** What was set aside by the approval, and by each agreed change that added money. */
export function partsOf(
  row: Pick<EscrowRow, 'currency' | 'amount_sent' | 'fee_amount'>,
  changes: readonly AgreedChange[],
): { first: Part; added: Part[] } {
  const amount = (units: bigint) => amountIn(row, units)
  const total = (name: keyof AgreedChange) =>
    sum(
      amount(0n).currency,
      changes.map((each) => amount(each[name])),
    )
  const whole = plus(minus(amount(row.amount_sent), total('held_amount')), total('back_amount'))
  return {
    first: { whole, fee: minus(amount(row.fee_amount), total('fee_amount')) },
    added: changes
      .filter(({ held_amount }) => held_amount > 0n)
      .map((each) => ({ whole: amount(each.held_amount), fee: amount(each.fee_amount) })),
  }
}

/** By which rate the fee of an escrow is, with its version. A process of before could store another fee: then it is as offered. */
export async function feeTextOf(db: Db | Tx, row: EscrowRow): Promise<string> {
  const changes = await db
    .selectFrom('escrow_amendments')
    .select(['held_amount', 'fee_amount', 'back_amount'])
    .where('uid', '=', row.uid)
    .where('smart_escrow_id', '=', row.smart_escrow_id)
    .where('state', '=', 'accepted')
    .execute()
  const { first, added } = partsOf(row, changes)
  const named = await Promise.all(
    [first, ...added].map((part) => nameFee(db, { ...part, rateId: row.fee_rate_id })),
  )
  const [one] = named.toSorted((a, b) => Number(followsRate(a)) - Number(followsRate(b)))
  return one ? namedText(one) : ''
}

/** The rate of what changes add: the escrow's own. One that a process of before has funded has that of its approval. */
export const rateOfChanges = (
  db: Db | Tx,
  { uid: companyId, fee_rate_id, approved_at }: EscrowRow,
  at: Date,
): Promise<PriceRate> =>
  fee_rate_id === null
    ? rateInForce(db, 'smart_escrow', { companyId, at: approved_at ?? at })
    : getRate(db, fee_rate_id)

/** What an invoice says of the escrow that it is for. */
export async function escrowInvoiceFacts(
  { db }: Deps,
  scope: OneCompanyScope,
  id: string,
): Promise<InvoiceFact[]> {
  return [['Rate of the fee', await feeTextOf(db, await getEscrow(db, systemScope(scope.companyId), id))]]
}
