import { Route, Routes } from 'react-router'
import { lazyPage } from '../layout/lazy-page.ts'
import { NotFoundPage } from '../layout/not-found-page.tsx'

const InitiatePage = lazyPage(
  () => import('../features/logistics/customer/initiate-page.tsx'),
  'InitiatePage',
)
const CargoDetailsPage = lazyPage(
  () => import('../features/logistics/customer/cargo-details-page.tsx'),
  'CargoDetailsPage',
)
const FreightQuotesPage = lazyPage(
  () => import('../features/logistics/customer/freight-quotes-page.tsx'),
  'FreightQuotesPage',
)
const FreightSummaryPage = lazyPage(
  () => import('../features/logistics/customer/freight-summary-page.tsx'),
  'FreightSummaryPage',
)
const ShipmentsPage = lazyPage(
  () => import('../features/shipments/customer/shipments-page.tsx'),
  'ShipmentsPage',
)
const ShipmentPage = lazyPage(
  () => import('../features/shipments/customer/shipment-page.tsx'),
  'ShipmentPage',
)

/** Every address below /logistics. */
export function LogisticsPages() {
  return (
    <Routes>
      <Route index element={<InitiatePage />} />
      <Route path="cargo-details" element={<CargoDetailsPage />} />
      <Route path="quotes" element={<FreightQuotesPage />} />
      <Route path="summary" element={<FreightSummaryPage />} />
      <Route path="shipments" element={<ShipmentsPage />} />
      <Route path="shipments/:logisticsId" element={<ShipmentPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
