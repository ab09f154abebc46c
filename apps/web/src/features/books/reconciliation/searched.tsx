import { mostInSet, type WireDifference } from '@tradelane/contract/reconciliation/calls'
import { formatDay } from '../../../lib/format/format-date.ts'
import type { Explanation } from './reconciliation-queries.ts'

type SearchedProps = { difference: WireDifference; explanation: Explanation }

/** How far the search went. */
export const Searched = ({ difference, explanation }: SearchedProps) => (
  <p className="text-ink-2">{textOf(difference, explanation)}</p>
)

function textOf({ difference }: WireDifference, { sets, from, to, tried, is_cut }: Explanation): string {
  if (!difference) return 'No amount in one currency differs, so there are no entries to search for.'
  const days = `from ${formatDay(from)} to ${formatDay(to)}`
  if (tried === 0) return `We have booked nothing in this currency ${days}.`
  const found = sets.length === 0 ? 'No entries sum to it exactly.' : 'These entries sum to it exactly.'
  const bound = is_cut ? ' There were too many to try all: there may be other explanations.' : ''
  return `${found} We tried sets of up to ${mostInSet} of ${tried === 1 ? '1 entry' : `${tried} entries`} ${days}.${bound}`
}
