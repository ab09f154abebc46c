import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { type Currency, decimalText, findMoney, type Money, plus } from '@tradelane/money'
import type { EstimateValues } from './estimate-values.ts'

type Costs = Pick<WireTransactionSummary, 'cost_lines' | 'total'>

const kinds = { freight: ['freight'], insurance: ['premium', 'cover'] } as const

/** The freight and the premium that a trade has paid or owes. An offer may not be accepted, and fees are not of the goods' value. */
export function costsOfTrade({ cost_lines, total }: Costs, currency: Currency): Partial<EstimateValues> {
  const sumOf = (wanted: readonly string[]): string | undefined => {
    const lines = cost_lines.filter(({ kind, standing }) => standing !== 'quoted' && wanted.includes(kind))
    const amounts = lines.map((line) => {
      if (line.currency === currency) return findMoney(String(line.amount), currency)
      const inTotal = total.currency === currency ? line.amount_in_total : null
      return inTotal === null ? undefined : findMoney(String(inTotal), currency)
    })
    const [first, ...others] = amounts
    // A part of it alone would look like all of it.
    if (!first || amounts.some((amount) => !amount)) return undefined
    return decimalText(others.reduce<Money>((sum, amount) => (amount ? plus(sum, amount) : sum), first))
  }
  const [freight, insurance] = [sumOf(kinds.freight), sumOf(kinds.insurance)]
  return { ...(freight && { freight }), ...(insurance && { insurance }) }
}
