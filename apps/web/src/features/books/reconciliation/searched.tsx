import { formatDay } from '../../../lib/format/format-date.ts'
import type { Explanation } from './reconciliation-queries.ts'

/** How far the search went. */
export const Searched = ({
  explanation: { sets, from, to, tried, is_cut },
}: {
  explanation: Explanation
}) => (
  <p className="text-ink-2">
    {sets.length === 0 ? 'No entries sum to it exactly.' : 'These entries sum to it exactly.'} We tried{' '}
    {tried} entries from {formatDay(from)} to {formatDay(to)}.
    {is_cut && ' There were too many to try all: there may be other explanations.'}
  </p>
)
