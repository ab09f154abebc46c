import { useQuery } from '@tanstack/react-query'
import { foldSearch } from '@tradelane/contract/primitives/fold-search'
import { Ship } from 'lucide-react'
import { useAddressParam } from '../../../lib/browser/use-address-param.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { playedShipmentsQuery } from './carrier-queries.ts'
import { PlayedShipmentCard } from './played-shipment-card.tsx'

/** The sandbox carriers' shipments. Each has a clock of its own that can be moved forward. */
export function Carriers() {
  const [search = '', setSearch] = useAddressParam('search')
  const { data, error, refetch } = useQuery(playedShipmentsQuery)
  const wanted = foldSearch(search)
  const found = data?.shipments.filter((shipment) =>
    [shipment.carrier_booking_number, shipment.carrier, shipment.from, shipment.to].some((text) =>
      foldSearch(text).includes(wanted),
    ),
  )
  return (
    <>
      <SearchField
        label="Carrier, city or carrier’s booking number"
        placeholder="Carrier, city or booking number"
        waitMs={0}
        value={search}
        onSearch={(text) => setSearch(text || undefined)}
      />
      <div className="mt-6 grid gap-4">
        {error && !data && (
          <ListFailure error={error} onRetry={refetch} text="The carriers cannot be read." />
        )}
        {found?.length === 0 && (
          <EmptyState icon={Ship} title="No record found">
            A shipment appears here when a booking is confirmed. This page refreshes automatically.
          </EmptyState>
        )}
        {found?.map((shipment) => (
          <PlayedShipmentCard key={shipment.carrier_booking_number} shipment={shipment} />
        ))}
      </div>
    </>
  )
}
