import type { Output } from '@tradelane/contract'
import type { TransactionSummary } from '@tradelane/contract/transactions/calls'
import type { tradeFigures } from '@tradelane/contract/transactions/figures'
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
