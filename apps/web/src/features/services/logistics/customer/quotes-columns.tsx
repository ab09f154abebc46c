import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { closedWaysText } from '@tradelane/contract/logistics/passages'
import { ChevronDown } from 'lucide-react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { formatTonnes } from '../../../../lib/format/format-number.ts'
import type { Column } from '../../../../ui/lists/data-table.tsx'
import { FreightCarrier } from './freight-carrier.tsx'
import { FreightBadges } from './freight-notes.tsx'
import { arrivalText, includedText, modeNames, oldLevelText, onwardText } from './freight-words.ts'
import { viaOf } from './quotes-filter.ts'
import { QuoteRequest } from './quotes-request.tsx'

/** What is said of each offer: what holds for all of them is said once, above the list. */
type Differences = { included: boolean; models: boolean }

type Opening = {
  opened: string | undefined
  toggle: (shipmentId: string) => void
  differ: Differences
}

export function quotesColumns(
  { opened, toggle, differ }: Opening,
  firstId: string | undefined,
): Column<FreightWire>[] {
  return [
    {
      key: 'title',
      title: 'Title',
      isMain: true,
      className: 'sm:min-w-44',
      cell: (offer) => (
        <FreightCarrier offer={offer}>
          <span className="whitespace-nowrap">{modeNames[offer.mode]},</span> <Way offer={offer} />
          <Remarks offer={offer} differ={differ} />
          <FreightBadges offer={offer} />
        </FreightCarrier>
      ),
    },
    { key: 'from', title: 'From', cell: ({ from_city }) => from_city },
    { key: 'to', title: 'To', cell: ({ to_city }) => to_city },
    {
      key: 'days',
      title: 'ETA (days)',
      isRight: true,
      cell: (offer) => <Arrival offer={offer} />,
    },
    {
      key: 'price',
      title: 'Price',
      isRight: true,
      cell: (offer) => (
        <>
          <span className="block font-semibold">{formatAmount(offer.cost, 'USD')}</span>
          <button
            type="button"
            aria-expanded={opened === offer.shipment_id}
            onClick={() => toggle(offer.shipment_id)}
            className="text-link inline-flex items-center gap-1 text-xs whitespace-nowrap print:inline-flex!"
          >
            {feesText(offer)}
            <span className="sr-only"> of {offer.name}</span>
            <ChevronDown size={14} aria-hidden className={opened === offer.shipment_id ? 'rotate-180' : ''} />
          </button>
        </>
      ),
    },
    {
      key: 'action',
      title: 'Action',
      isRight: true,
      cell: (offer) => <QuoteRequest offer={offer} isFirst={offer.shipment_id === firstId} />,
    },
  ]
}

const Way = ({ offer }: { offer: FreightWire }) => (
  <>
    {viaOf(offer) && <span className="whitespace-nowrap">via {viaOf(offer)},</span>}{' '}
    {onwardText(offer) && `${onwardText(offer)}, `}
    {offer.closed && `${closedWaysText(offer.closed)}, `}
  </>
)

const Remarks = ({ offer, differ }: { offer: FreightWire; differ: Differences }) => (
  <>
    <span className="whitespace-nowrap">valid to {formatInstant(offer.valid_until)}</span>
    {differ.included && <span className="block">Included: {includedText(offer)}</span>}
    {differ.models && offer.is_model && <span className="block">Model price</span>}
    {oldLevelText(offer) && <span className="block">{oldLevelText(offer)}</span>}
  </>
)

const Arrival = ({ offer }: { offer: FreightWire }) => (
  <>
    {offer.days}
    <span className="block text-xs whitespace-nowrap text-ink-2">{arrivalText(offer)}</span>
    {offer.delivered_later && <span className="block text-xs text-ink-2">next working day</span>}
    <span className="block text-xs whitespace-nowrap text-ink-2">{formatTonnes(offer.co2_kg)} CO₂</span>
  </>
)

function feesText({ fees }: FreightWire): string {
  const count = (kind: FreightWire['fees'][number]['kind']) => fees.filter((fee) => fee.kind === kind).length
  return `${count('included')} fees, ${count('may_arise')} may arise`
}

/** No actions while the request is running. */
export const waitingColumns = quotesColumns(
  { opened: undefined, toggle: () => undefined, differ: { included: false, models: false } },
  undefined,
)
