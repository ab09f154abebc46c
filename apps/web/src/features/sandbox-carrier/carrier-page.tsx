import { useQuery } from '@tanstack/react-query'
import { Ship } from 'lucide-react'
import { useAddressParam } from '../../lib/browser/use-address-param.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { PlayedShipmentCard } from './played-shipment-card.tsx'
import { playedShipmentsQuery } from './queries.ts'

/** Where the sandbox plays the carriers: their clocks are moved here, so that a voyage takes no month. */
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
        lead="The shipments of the carriers that Tradelane plays on this machine. Let time pass for one of them, and its events come as they would."
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
            A shipment stands here once a booking is confirmed. This page looks again by itself.
          </EmptyState>
        )}
        {found?.map((shipment) => (
          <PlayedShipmentCard key={shipment.carrier_booking_number} shipment={shipment} />
        ))}
      </div>
    </main>
  )
}
