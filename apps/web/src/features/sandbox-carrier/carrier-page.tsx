import { useQuery } from '@tanstack/react-query'
import { Ship } from 'lucide-react'
import { useAddressParam } from '../../lib/browser/use-address-param.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { PlayedShipmentCard } from './played-shipment-card.tsx'
import { playedShipmentsQuery } from './queries.ts'

/** The sandbox carriers. Their clocks can be moved forward here, so that nobody has to wait a month for a voyage. */
export function CarrierPage() {
  const [search = '', setSearch] = useAddressParam('search')
  const { data, error } = useQuery(playedShipmentsQuery)
  const wanted = search.toLowerCase()
  const found = data?.shipments.filter((shipment) =>
    [shipment.carrier_booking_number, shipment.carrier, shipment.from, shipment.to].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  )
  return (
    <main id="content" className="mx-auto max-w-[720px] px-4 py-12 sm:px-6">
      <PageHeader
        title="Sandbox carriers"
        lead="The shipments of the carriers that Tradelane simulates on this machine. Move one forward in time to receive its events."
      />
      <SearchField
        label="Carrier, city or carrier’s booking number"
        waitMs={0}
        value={search}
        onSearch={(text) => setSearch(text || undefined)}
      />
      <div className="mt-6 grid gap-4">
        {error && <EmptyState title="The carriers cannot be read">{error.message}</EmptyState>}
        {found?.length === 0 && (
          <EmptyState icon={Ship} title="No record found">
            A shipment appears here when a booking is confirmed. This page refreshes automatically.
          </EmptyState>
        )}
        {found?.map((shipment) => (
          <PlayedShipmentCard key={shipment.carrier_booking_number} shipment={shipment} />
        ))}
      </div>
    </main>
  )
}
