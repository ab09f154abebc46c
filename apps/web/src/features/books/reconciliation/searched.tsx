import { mostInSet, type WireDifference } from '@tradelane/contract/reconciliation/calls'
import { formatDay } from '../../../lib/format/format-date.ts'
import type { Explanation } from './reconciliation-queries.ts'

type SearchedProps = { difference: WireDifference; explanation: Explanation }

/** How far the search went. */
export const Searched = ({
  difference: { difference },
  explanation: { sets, from, to, tried, is_cut },
}: SearchedProps) =>
  difference ? (
    <p className="text-ink-2">
      {sets.length === 0 ? 'No entries sum to it exactly.' : 'These entries sum to it exactly.'} We tried sets
      of up to {mostInSet} of {tried} entries from {formatDay(from)} to {formatDay(to)}.
      {is_cut && ' There were too many to try all: there may be other explanations.'}
    </p>
  ) : (
    <p className="text-ink-2">No amount in one currency differs, so there are no entries to search for.</p>
  )
