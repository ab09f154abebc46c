import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { viaText } from '@tradelane/contract/logistics/passages'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { formatKm, formatTonnes } from '../../../../lib/format/format-number.ts'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { FreightChargeable } from './freight-chargeable.tsx'
import { FreightFees } from './freight-fees.tsx'
import { FreightNotes } from './freight-notes.tsx'
import { stopName } from './freight-way.ts'
import { includedText, legTime, servicesOf } from './freight-words.ts'

type FreightBreakdownProps = { offer: FreightWire }

/** What an offer is made of: its way leg by leg, and every fee. */
export function FreightBreakdown({ offer }: FreightBreakdownProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <DefinitionList
        layout="grid"
        facts={[
          { term: 'Quote', value: offer.quote_number },
          { term: 'Valid until', value: formatInstant(offer.valid_until) },
          { term: 'Included', value: includedText(offer) },
          { term: 'Chargeable', value: <FreightChargeable offer={offer} /> },
          { term: 'CO₂', value: formatTonnes(offer.co2_kg) },
        ]}
      />
      <FreightLegs offer={offer} />
      <FreightNotes offer={offer} />
      <FreightFees offer={offer} />
    </div>
  )
}

const carriages = { truck: 'Road', rail: 'Rail', sea: 'Sea', air: 'Air' }

function FreightLegs({ offer }: FreightBreakdownProps) {
  const { legs, name } = offer
  const driven = legs.filter(({ distance_km }) => distance_km > 0)
  return (
    <ol aria-label={`Route with ${name}`} className="num grid gap-2">
      {driven.map((leg) => (
        <li key={leg.role} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <span className="w-10 font-medium">{carriages[leg.by]}</span>
          <span className="min-w-0 flex-1 basis-[200px]">
            {stopName(leg.from)} → {stopName(leg.to)}
            {viaText(leg.passages) && <span className="text-ink-2"> via {viaText(leg.passages)}</span>}
            {leg.via?.length ? <span className="block text-ink-2">{leg.via.join(', ')}</span> : null}
          </span>
          <span className="text-ink-2">
            {formatKm(leg.distance_km)}, {legTime(leg)}, {formatTonnes(leg.co2_kg)} CO₂
          </span>
          <span className="text-right sm:w-28">{formatAmount(leg.price, 'USD')}</span>
        </li>
      ))}
      {servicesOf(offer).map(({ code, label, amount }) => (
        <li key={code} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <span className="min-w-0 flex-1 basis-[200px]">{label}</span>
          <span className="text-right sm:w-28">{amount !== null && formatAmount(amount, 'USD')}</span>
        </li>
      ))}
    </ol>
  )
}
