import type { WireDifference } from '@tradelane/contract/reconciliation/calls'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { EntryList } from './entry-list.tsx'

/** Who closed a difference, when, why, and by which entries; and who opened it again. The newest first. */
export const Closings = ({
  difference: { closings, currency, uid, ours, theirs },
}: {
  difference: WireDifference
}) => (
  <ul className="mt-1 grid gap-2">
    {closings.map((closing) => (
      <li key={closing.closed_at} className="grid gap-1 text-xs text-ink-2">
        <span>
          {closing.closed_by}, <span className="num">{formatInstant(closing.closed_at)}</span>
        </span>
        <span className="whitespace-pre-line">{closing.reason}</span>
        {(closing.ours !== ours || closing.theirs !== theirs) && (
          <span className="num">{`Then: ours ${closing.ours}, the provider’s ${closing.theirs}`}</span>
        )}
        <EntryList entries={closing.entries} currency={currency} uid={uid} />
        {closing.reopened_at && (
          <span>
            Reopened{closing.reopened_by && ` by ${closing.reopened_by}`},{' '}
            <span className="num">{formatInstant(closing.reopened_at)}</span>: {closing.reopened_reason}
          </span>
        )}
      </li>
    ))}
  </ul>
)
