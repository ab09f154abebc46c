import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/service-info'
import { fundingMoney } from '@tradelane/contract/invoice-factoring/states'
import type { Db } from '@tradelane/db'
import { isZero, minus, negate } from '@tradelane/money'
import type { Scope } from '../../../../access/scope.ts'
import type { ExpectedMoney } from '../../../../entries/service-entry.ts'
import { amountIn, type FundingRow, fundingNumber, positionOf, selectFundings } from '../fundings.ts'

/**
 * The advance that is promised, what the buyer still has to pay, and the advance that is repaid from it. Interest and fee, which also come out
 * of the buyer's payment, are costs.
 */
export async function expectedOfFundings(
  db: Db,
  scope: Scope,
  ids: readonly string[],
): Promise<ExpectedMoney[]> {
  const rows = await selectFundings(db, scope)
    .where('funding.invoice_factoring_id', 'in', ids)
    .orderBy('funding.created_at')
    .execute()
  return rows.flatMap(expectedOf)
}

function expectedOf(row: FundingRow): ExpectedMoney[] {
  const { due_date: day, advance_amount: advance, state, buyer_paid } = row
  const isPromised = fundingMoney[state] === 'promised'
  if (day === null || advance === null || !(isPromised || fundingMoney[state] === 'lent')) return []
  const number = fundingNumber(row)
  const line = { subject: invoiceFactoring.subject, id: row.invoice_factoring_id, day }
  const receivable = minus(amountIn(row, row.invoice_amount), amountIn(row, buyer_paid))
  const owed = isPromised ? amountIn(row, advance) : positionOf(row)?.principal
  const lines = [
    ...(isPromised
      ? [{ ...line, description: `Advance on invoice ${number}`, amount: amountIn(row, advance), day: null }]
      : []),
    { ...line, description: `The buyer pays invoice ${number}`, amount: receivable },
    ...(owed
      ? [{ ...line, description: `The advance on invoice ${number} is repaid from it`, amount: negate(owed) }]
      : []),
  ]
  return lines.filter(({ amount }) => !isZero(amount))
}
