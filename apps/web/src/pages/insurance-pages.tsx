import { Route, Routes } from 'react-router'
import { InsuranceIndex } from '../features/insurance/insurance-index.tsx'
import { lazyPage } from '../layout/lazy-page.ts'
import { NotFoundPage } from '../layout/not-found-page.tsx'

const PolicyHolderPage = lazyPage(
  () => import('../features/insurance/policy-holder-page.tsx'),
  'PolicyHolderPage',
)
const InsuranceDetailsPage = lazyPage(
  () => import('../features/insurance/details-page.tsx'),
  'InsuranceDetailsPage',
)
const InsuranceSummaryPage = lazyPage(
  () => import('../features/insurance/summary-page.tsx'),
  'InsuranceSummaryPage',
)
const PoliciesPage = lazyPage(() => import('../features/insurance/policies-page.tsx'), 'PoliciesPage')
const PolicyPage = lazyPage(() => import('./policy-page.tsx'), 'PolicyPage')
const ClaimsPage = lazyPage(() => import('../features/claims/claims-page.tsx'), 'ClaimsPage')
const NewClaimPage = lazyPage(() => import('../features/claims/new-claim-page.tsx'), 'NewClaimPage')
const ClaimPage = lazyPage(() => import('../features/claims/claim-page.tsx'), 'ClaimPage')

/** Every address below /insurance, but for the public one that verifies a certificate. */
export function InsurancePages() {
  return (
    <Routes>
      <Route index element={<InsuranceIndex />} />
      <Route path="policy-holder" element={<PolicyHolderPage />} />
      <Route path="details" element={<InsuranceDetailsPage />} />
      <Route path="summary" element={<InsuranceSummaryPage />} />
      <Route path="policies" element={<PoliciesPage />} />
      <Route path="policies/:insurance_id" element={<PolicyPage />} />
      <Route path="claims" element={<ClaimsPage />} />
      <Route path="claims/new" element={<NewClaimPage />} />
      <Route path="claims/:claim_id" element={<ClaimPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
