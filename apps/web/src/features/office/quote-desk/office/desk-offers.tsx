import { officeOfferActions } from '@tradelane/contract/quote-desk/actions'
import { reasonForCustomer } from '@tradelane/contract/quote-desk/forms'
import type { WireDeskOffer } from '@tradelane/contract/quote-desk/office-calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import type { Column } from '../../../../ui/lists/data-columns.ts'
import { DataTable } from '../../../../ui/lists/data-table.tsx'
import { VendorLink } from '../../../../ui/parties/vendor-link.tsx'
import { OfficeAction } from '../../../../ui/records/office-action.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { offerStates, recordOfOffer } from '../case-words.ts'
import { OfferFile } from '../offer-file.tsx'
import { NamedLines } from '../offer-lines.tsx'
import { useWithdraw } from './desk-queries.ts'

const money = 'num whitespace-nowrap'

const columns: Column<WireDeskOffer>[] = [
  {
    key: 'name',
    title: 'Quote name',
    className: 'wrap-anywhere',
    cell: (offer) => (
      <span className="grid justify-items-start">
        {offer.quote_name}
        {offer.vendor_id && offer.vendor_name && (
          <span className="text-xs">
            <VendorLink vendor={{ vendor_id: offer.vendor_id, company_name: offer.vendor_name }} />
            {offer.vendor_is_retired && ' (retired)'}
          </span>
        )}
        <NamedLines title="Included" lines={offer.inclusions} />
        <NamedLines title="Not included" lines={offer.exclusions} />
        <OfferFile offer={offer} />
      </span>
    ),
  },
  {
    key: 'buy',
    title: 'Buy',
    isRight: true,
    className: money,
    cell: ({ buy_amount, currency }) => formatAmount(buy_amount, currency),
  },
  {
    key: 'margin',
    title: 'Margin',
    isRight: true,
    className: money,
    cell: ({ margin_amount, currency, margin_percent, margin_reason }) => (
      <>
        {formatAmount(margin_amount, currency)}
        <span className="block text-xs text-ink-2">
          {margin_reason ?? (margin_percent === null ? 'fixed' : `${margin_percent} %`)}
        </span>
      </>
    ),
  },
  {
    key: 'sell',
    title: 'Quote amount',
    isRight: true,
    className: money,
    cell: ({ quote_amount, currency }) => formatAmount(quote_amount, currency),
  },
  { key: 'eta', title: 'ETA (days)', isRight: true, className: 'num', cell: ({ eta }) => eta },
  {
    key: 'until',
    title: 'Valid until',
    className: money,
    cell: ({ valid_until }) => `${formatDay(valid_until)} (UTC)`,
  },
  {
    key: 'state',
    title: 'Status',
    cell: ({ state, reason, is_for_other_goods }) => (
      <span className="grid justify-items-start gap-1">
        <StatusBadge states={offerStates} state={state} />
        {reason && <span className="text-xs text-ink-2">{reason}</span>}
        {is_for_other_goods && (
          <span className="text-xs text-ink-2">Made for the earlier goods: submit a new quote</span>
        )}
      </span>
    ),
  },
  {
    key: 'action',
    title: 'Action',
    cell: (offer) => (
      <OfficeAction
        call={quoteDesk.withdraw}
        action={officeOfferActions.withdraw}
        record={recordOfOffer(offer)}
      >
        {() => <Withdraw offer={offer} />}
      </OfficeAction>
    ),
  },
]

/** Side by side: what the vendors ask, and what the customer pays. */
export function DeskOffers({ offers }: { offers: readonly WireDeskOffer[] }) {
  return (
    <DataTable
      label="Offers"
      columns={columns}
      rows={offers}
      rowKey={({ offer_id }) => offer_id}
      mostCards={20}
      empty={null}
    />
  )
}

function Withdraw({ offer: { offer_id, quote_name } }: { offer: WireDeskOffer }) {
  const withdrawing = useWithdraw()
  return (
    <DialogButton text="Withdraw" size="sm" aria-label={`Withdraw ${quote_name}`}>
      {(close) => (
        <ReasonDialog
          title={`Withdraw ${quote_name}`}
          lead="The customer cannot accept it any more, and reads the reason."
          rule={reasonForCustomer}
          maxLength={500}
          tone="danger"
          submitText="Withdraw"
          busyText="Withdrawing…"
          send={(reason) => withdrawing.mutateAsync({ offer_id, reason })}
          doneText="The offer has been withdrawn."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
