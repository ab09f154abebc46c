import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { FreightChargeable } from './freight-chargeable.tsx'
import { FreightFees } from './freight-fees.tsx'
import { FreightNotes } from './freight-notes.tsx'

/** What an offer is made of: its way leg by leg, and every fee. The row above has the rest. */
export function FreightBreakdown({ offer }: { offer: FreightWire }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <DefinitionList
        layout="grid"
        facts={[
          { term: 'Quote', value: offer.quote_number },
          { term: 'Valid until', value: formatInstant(offer.valid_until) },
          { term: 'Chargeable', value: <FreightChargeable offer={offer} /> },
        ]}
      />
      <FreightNotes offer={offer} />
      <FreightFees offer={offer} />
    </div>
  )
}
