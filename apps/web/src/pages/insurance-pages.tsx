import { Route, Routes } from 'react-router'
import { InsuranceIndex } from '../features/insurance/customer/insurance-index.tsx'
import { lazyPage } from '../layout/lazy-page.ts'
import { NotFoundPage } from '../layout/not-found-page.tsx'

const PolicyHolderPage = lazyPage(
  () => import('../features/insurance/customer/policy-holder-page.tsx'),
  'PolicyHolderPage',
)
const InsuranceDetailsPage = lazyPage(
  () => import('../features/insurance/customer/details-page.tsx'),
  'InsuranceDetailsPage',
)
const InsuranceSummaryPage = lazyPage(
  () => import('../features/insurance/customer/summary-page.tsx'),
  'InsuranceSummaryPage',
)
const PoliciesPage = lazyPage(
  () => import('../features/insurance/customer/policies-page.tsx'),
  'PoliciesPage',
)
const PolicyPage = lazyPage(() => import('./policy-page.tsx'), 'PolicyPage')
const ClaimsPage = lazyPage(() => import('../features/claims/customer/claims-page.tsx'), 'ClaimsPage')
const NewClaimPage = lazyPage(() => import('../features/claims/customer/new-claim-page.tsx'), 'NewClaimPage')
const ClaimPage = lazyPage(() => import('../features/claims/customer/claim-page.tsx'), 'ClaimPage')

/** All addresses below /insurance, except the public one that verifies a certificate. */
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
