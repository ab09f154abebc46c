import { deskServiceNames } from '@tradelane/contract/quote-desk/forms'
import { isBeforeOffers } from '@tradelane/contract/quote-desk/states'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import type { Column } from '../../../../ui/lists/data-columns.ts'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { caseStatesOf } from '../case-words.ts'
import type { DeskTrade } from './desk-queries.ts'

export const deskAddress = ({ transaction_id }: DeskTrade): string => `/admin/quotes/${transaction_id}`

/** A transaction with its requests, as the page and the dashboard list it. */
export const deskColumns: Column<DeskTrade>[] = [
  {
    key: 'transaction',
    title: 'Transaction',
    className: 'num whitespace-nowrap',
    cell: ({ transaction_number }: DeskTrade) => transaction_number,
  },
  { key: 'client', title: 'Client', className: 'wrap-anywhere', cell: ({ company_name }) => company_name },
  {
    key: 'date',
    title: 'Date',
    className: 'num whitespace-nowrap',
    cell: ({ created_at }) => formatInstant(created_at),
  },
  {
    key: 'services',
    title: 'Services',
    cell: ({ services }) => (
      <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
        {services.map(({ service, takes_offers, state, due_at }, index) => (
          <span key={`${service} ${index}`} className="flex flex-wrap items-center gap-2 max-sm:justify-end">
            {deskServiceNames[service]}
            <StatusBadge states={caseStatesOf({ takes_offers })} state={state} />
            {isBeforeOffers(state) && (
              <span className="num text-xs text-ink-2">due {formatInstant(due_at)}</span>
            )}
          </span>
        ))}
      </span>
    ),
  },
  { key: 'owner', title: 'Owner', className: 'wrap-anywhere', cell: ({ owner }) => owner ?? 'Nobody yet' },
]
