import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { closedWaysText } from '@tradelane/contract/logistics/passages'
import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import { formatTonnes } from '../../../../lib/format/format-number.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { MapSpace, WorldMap } from '../../../../ui/map/world-map.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { OldFacts } from '../../../../ui/records/old-facts.tsx'
import { WizardTrade } from '../../../../ui/wizard/wizard-trade.tsx'
import { summaryStep } from './cargo-steps.ts'
import { FreightCarrier } from './freight-carrier.tsx'
import { FreightChargeable } from './freight-chargeable.tsx'
import { FreightFees } from './freight-fees.tsx'
import { FreightNotes } from './freight-notes.tsx'
import { FreightSteps } from './freight-steps.tsx'
import { freightWay } from './freight-way.ts'
import {
  arrivalText,
  cityName,
  coverGapOf,
  daysText,
  factsOf,
  gapTexts,
  includedText,
  loadText,
  modelPriceText,
  modeNames,
  oldLevelText,
  terminalsText,
} from './freight-words.ts'
import type { KeptFreight } from './quotes-queries.ts'
import { SummaryState } from './summary-problem.tsx'
import { SummarySubmit } from './summary-submit.tsx'

type SummaryProps = {
  offer: FreightWire
  /** As the server has it; nothing while only this browser's copy is known. */
  quote: KeptFreight | undefined
}

export function Summary({ offer, quote }: SummaryProps) {
  const way = useMemo(() => quote && freightWay(quote.freight, [], quote.routes), [quote])
  const cities = `${cityName(offer.from_city)} to ${cityName(offer.to_city)}`
  return (
    <>
      <PageHeader
        title={`Summary: ${cities}`}
        lead={[offer.quote_number, loadText(offer.container_size, offer.quantity, offer.mode)]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <Button onClick={() => window.print()} className="print:hidden">
            <Printer size={16} aria-hidden />
            Print
          </Button>
        }
      />
      <FreightSteps current={summaryStep} />
      <div className="num grid grid-cols-1 gap-4">
        <SummaryState quote={quote} />
        {quote && !quote.logistics_id && <WizardTrade fixedTo={quote.transaction_id} />}
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(280px,1fr)_2fr] print:grid-cols-1">
          <Card title="Offer">
            <OfferFacts offer={offer} />
          </Card>
          {way ? (
            <WorldMap label={`Route from ${cities}`} {...way} />
          ) : (
            <div className="overflow-hidden rounded-lg border border-line">
              <MapSpace />
            </div>
          )}
        </div>
        {offer.notes?.length ? (
          <Card title="Special cargo">
            <FreightNotes offer={offer} />
          </Card>
        ) : null}
        <Card title="Rate breakdown">
          <FreightFees offer={offer} />
        </Card>
        <CoverGap offer={offer} />
        <SummarySubmit offer={offer} quote={quote} />
      </div>
    </>
  )
}

/** Said where it is decided, and not only in the line of its price. */
function CoverGap({ offer }: { offer: FreightWire }) {
  const gap = coverGapOf(offer)
  return (
    gap && (
      <Banner tone="wait" title="Insurance">
        All risks, {gapTexts[gap]}, because of listed areas on the way. You can ask for what is left out on
        the insurance page.
      </Banner>
    )
  )
}

/** The day, and why it is later than the days say. */
const AtTheDoor = ({ offer }: { offer: FreightWire }) => (
  <>
    {daysText(offer.days)}, at the door on {arrivalText(offer)}
    {offer.delivered_later?.map((reason) => (
      <span key={reason} className="block text-xs text-ink-2">
        {reason}
      </span>
    ))}
  </>
)

function OfferFacts({ offer }: { offer: FreightWire }) {
  return (
    <>
      <FreightCarrier offer={offer}>{modeNames[offer.mode]}</FreightCarrier>
      {offer.is_model && <p className="mt-2 text-ink-2">{modelPriceText}</p>}
      {oldLevelText(offer) && (
        <p className="mt-2 text-ink-2">
          {oldLevelText(offer)}: we found nothing newer for this lane. The market may have moved.
        </p>
      )}
      <OldFacts of={factsOf(offer)} />
      <div className="mt-4">
        <DefinitionList
          layout="summary"
          facts={[
            { term: 'From', value: offer.from_city },
            { term: 'To', value: offer.to_city },
            ...(terminalsText(offer) ? [{ term: 'By way of', value: terminalsText(offer) }] : []),
            ...(offer.closed ? [{ term: 'Closed on the way', value: closedWaysText(offer.closed) }] : []),
            { term: 'Loading', value: formatDay(offer.shipping_date) },
            { term: 'ETA', value: <AtTheDoor offer={offer} /> },
            { term: 'Included', value: includedText(offer) },
            {
              term: 'CO₂',
              value: `${formatTonnes(offer.co2_kg)}, with averages of 2018, not calculated by ISO 14083`,
            },
            { term: 'Chargeable', value: <FreightChargeable offer={offer} /> },
            { term: 'Valid until', value: formatInstant(offer.valid_until) },
            { term: 'Price', value: <strong>{formatAmount(offer.cost, 'USD')}</strong>, startsGroup: true },
          ]}
        />
      </div>
    </>
  )
}
