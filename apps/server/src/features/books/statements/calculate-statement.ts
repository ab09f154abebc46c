import { createHash } from 'node:crypto'
import type { Db } from '@tradelane/db'
import { type Booked, type BookedPeriod, readBooked } from '@tradelane/ledger'
import { decimalText, type Money, money, plus } from '@tradelane/money'

export type StatementTotals = Pick<Booked, 'opening' | 'closing' | 'held'> & {
  moneyIn: Money
  moneyOut: Money
  entryCount: number
  digest: string
}

/** Reads a period entry by entry and calculates totals and a hash of every fact in it. */
export async function calculateStatement(db: Db, period: BookedPeriod): Promise<StatementTotals> {
  const { owner, currency, from, to } = period
  const { opening, closing, held, entries } = await readBooked(db, period)
  const hash = createHash('sha256')
  const say = (...facts: unknown[]) => hash.update(`${JSON.stringify(facts)}\n`)
  let [moneyIn, moneyOut, entryCount] = [0n, 0n, 0]
  say(owner, currency, from, to, decimalText(opening))
  for await (const { journalId, amount, bookedAt, kind, description } of entries()) {
    say(String(journalId), String(amount), bookedAt, kind, description)
    if (amount > 0n) moneyIn += amount
    else moneyOut -= amount
    entryCount += 1
  }
  say(decimalText(closing), decimalText(held))
  if (plus(opening, money(moneyIn - moneyOut, currency)).amount !== closing.amount)
    throw new Error(
      `${owner}'s ${currency} from ${from.toISOString()} to ${to.toISOString()} does not add up`,
    )
  return {
    opening,
    closing,
    held,
    moneyIn: money(moneyIn, currency),
    moneyOut: money(moneyOut, currency),
    entryCount,
    digest: hash.digest('hex'),
  }
}
