import type { WireCustomersOffer } from '@tradelane/contract/quote-desk/calls'
import type { ReactNode } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import type { Column } from '../../../../ui/lists/data-columns.ts'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { offerStates } from '../case-words.ts'
import { OfferFile } from '../offer-file.tsx'
import { OfferLines } from '../offer-lines.tsx'

/** Side by side: price, days, how long it is open, what is in it. */
export const offerColumns = (
  actionOf: (offer: WireCustomersOffer) => ReactNode,
): Column<WireCustomersOffer>[] => [
  {
    key: 'name',
    title: 'Offer',
    className: 'wrap-anywhere',
    cell: (offer) => (
      <span className="grid justify-items-start">
        {offer.quote_name}
        <OfferFile offer={offer} />
      </span>
    ),
  },
  {
    key: 'price',
    title: 'Price',
    isRight: true,
    className: 'num whitespace-nowrap',
    cell: ({ quote_amount, currency }) => formatAmount(quote_amount, currency),
  },
  { key: 'days', title: 'Days', isRight: true, className: 'num', cell: ({ eta }) => eta },
  {
    key: 'until',
    title: 'Valid until',
    className: 'num whitespace-nowrap',
    cell: ({ valid_until }) => `${formatDay(valid_until)} (UTC)`,
  },
  { key: 'in', title: 'Included', cell: ({ inclusions }) => <OfferLines lines={inclusions} /> },
  { key: 'out', title: 'Not included', cell: ({ exclusions }) => <OfferLines lines={exclusions} /> },
  {
    key: 'state',
    title: 'Status',
    cell: ({ state, reason }) => (
      <span className="grid justify-items-start gap-1">
        <StatusBadge states={offerStates} state={state} />
        {reason && <span className="text-xs text-ink-2 wrap-anywhere">{reason}</span>}
      </span>
    ),
  },
  { key: 'action', title: 'Action', cell: actionOf },
]
