import { dayOf } from '@tradelane/providers'

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
