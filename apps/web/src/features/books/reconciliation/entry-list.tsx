import type { WireMatchedEntry } from '@tradelane/contract/reconciliation/calls'
import { officeLink } from '@tradelane/contract/services/subject-links'
import type { Currency } from '@tradelane/money'
import { Link } from 'react-router'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { Amount } from '../../../ui/records/amount.tsx'

type EntryListProps = { entries: readonly WireMatchedEntry[]; currency: Currency; uid: string }

/** Entries of our books, each with what it is and the way to its record. */
export const EntryList = ({ entries, currency, uid }: EntryListProps) => (
  <ul className="grid gap-1.5 text-sm">
    {entries.map((entry) => (
      <li key={entry.entry_id} className="flex flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
          {entry.part}, {entry.journal.toLowerCase()}
          <span className="block text-xs text-ink-2">
            {formatInstant(entry.at)} ·{' '}
            <Link to={addressOf(entry, uid, currency)} className="relative z-1 underline">
              {entry.description}
            </Link>
          </span>
        </span>
        <Amount value={entry.amount} currency={currency} className="ml-auto" />
      </li>
    ))}
  </ul>
)

/** The page of its record; else the customer's money. */
function addressOf({ subject, subject_id }: WireMatchedEntry, uid: string, currency: Currency): string {
  const page = subject === null ? undefined : officeLink(subject, subject_id ?? '')
  return page ?? `/admin/customer-profiles/${uid}/money?currency=${currency}`
}
