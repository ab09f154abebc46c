import { Route, Routes } from 'react-router'
import { lazyPage } from '../layout/lazy-page.ts'
import { NotFoundPage } from '../layout/not-found-page.tsx'

const OfficeClaimsPage = lazyPage(
  () => import('../features/claims/office/claims-page.tsx'),
  'OfficeClaimsPage',
)
const OfficeClaimPage = lazyPage(() => import('../features/claims/office/claim-page.tsx'), 'OfficeClaimPage')

/** Every address below /admin/claims. */
export function OfficeClaimPages() {
  return (
    <Routes>
      <Route index element={<OfficeClaimsPage />} />
      <Route path=":claim_id" element={<OfficeClaimPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
