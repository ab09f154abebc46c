import type { FreightWire, SeaLane } from '@tradelane/contract/logistics/freight'
import { Ship } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { DataTable } from '../../../../ui/lists/data-table.tsx'
import { WorldMap } from '../../../../ui/map/world-map.tsx'
import { OldFacts } from '../../../../ui/records/old-facts.tsx'
import type { CargoSearchBody } from './cargo-search-of.ts'
import { FreightBreakdown } from './freight-breakdown.tsx'
import { freightWay } from './freight-way.ts'
import { cityName, factsOf, includedText, inPartLine, modelPricesText } from './freight-words.ts'
import { quotesColumns } from './quotes-columns.tsx'
import { quotesShown } from './quotes-filter.ts'
import { QuotesFilters } from './quotes-filters.tsx'
import { QuotesModes } from './quotes-modes.tsx'
import { useQuotesFilter } from './use-quotes-filter.ts'

type QuotesResultsProps = {
  offers: readonly FreightWire[]
  lanes: readonly SeaLane[]
  search: CargoSearchBody
}

/** Every carrier's offer, and under them the way on the map. */
export function QuotesResults({ offers, lanes, search }: QuotesResultsProps) {
  const filter = useQuotesFilter()
  const [opened, setOpened] = useState<string>()
  const shown = quotesShown(offers, filter.chosen)
  const [included, ...others] = new Set(shown.map(includedText))
  const differ = {
    included: others.length > 0,
    models: !shown.every((offer) => offer.is_model),
  }
  const toggle = (id: string) => setOpened((before) => (before === id ? undefined : id))
  const drawn = shown.find(({ shipment_id }) => shipment_id === opened) ?? shown[0] ?? offers[0]
  const way = useMemo(() => drawn && freightWay(drawn, offers, lanes), [drawn, offers, lanes])
  return (
    <>
      <QuotesModes offers={offers} filter={filter} search={search} />
      <Card isFlush>
        {offers.length > 0 && <QuotesFilters offers={offers} filter={filter} />}
        {shown.length > 0 && (
          <p className="px-5 pb-3 text-xs text-ink-2">
            {[
              differ.included ? '' : `Included: ${included}.`,
              differ.models ? '' : modelPricesText,
              inPartLine({ legs: shown.flatMap(({ legs }) => legs) }),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
        <div className="px-5 pb-3 empty:hidden">
          <OldFacts of={shown.map(factsOf)} />
        </div>
        <DataTable
          label="Quotes"
          columns={quotesColumns({ opened, toggle, differ }, shown[0]?.shipment_id)}
          rows={shown}
          rowKey={({ shipment_id }) => shipment_id}
          below={(offer) => offer.shipment_id === opened && <FreightBreakdown offer={offer} />}
          empty={
            <EmptyState
              icon={Ship}
              title="No results"
              action={offers.length > 0 && <Button onClick={filter.clear}>Clear filters</Button>}
            >
              {offers.length > 0
                ? 'No offer matches the filters.'
                : 'No carrier offers this at the moment. Try another date or container.'}
            </EmptyState>
          }
        />
      </Card>
      {way && drawn && (
        <WorldMap label={`Route from ${cityName(drawn.from_city)} to ${cityName(drawn.to_city)}`} {...way} />
      )}
    </>
  )
}
