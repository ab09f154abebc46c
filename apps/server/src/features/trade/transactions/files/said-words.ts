import type { Output } from '@tradelane/contract'
import { importChargesNames } from '@tradelane/contract/transactions/budget'
import type { TransactionSummary } from '@tradelane/contract/transactions/calls'
import type { tradeFigures } from '@tradelane/contract/transactions/figures'
import { type Currency, formatMoney, parseMoney } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'

/** What the files are made of. */
export type TradeFigures = { trade: TransactionSummary; cash: Output<typeof tradeFigures.cashFlow> }

/** Words that the files share with the page. */
export const standingNames = { paid: 'Paid', committed: 'Held or owed', quoted: 'Quoted' } as const
export const cashNames = {
  booked: 'Booked',
  set_aside: 'Set aside, not in the sum',
  owed: 'Held or owed',
  expected: 'Expected',
} as const

type Rate = { source: string; as_of: Date | null }
export const dayOfRate = ({ as_of }: Rate): string | null => (as_of ? dayOf(as_of) : null)

/** What no sum has; undefined where all costs are in them. */
export function leftOut({ cost_lines, budget }: TradeFigures['trade']): string | undefined {
  const lines = cost_lines.filter(({ amount_in_total }) => amount_in_total === null)
  const amounts = lines.map(({ amount, currency }) => formatMoney(parseMoney(amount, currency as Currency)))
  const said = [
    ...(lines.length > 0 ? [`Not in the sums, because there is no current rate: ${amounts.join(', ')}`] : []),
    ...(budget?.lacks_import_charges
      ? [`${importChargesNames[budget.lacks_import_charges]}: not in this total`]
      : []),
  ]
  return said.length > 0 ? said.join('. ') : undefined
}
