import { Route, Routes } from 'react-router'
import { lazyPage } from '../layout/lazy-page.ts'
import { NotFoundPage } from '../layout/not-found-page.tsx'

const OfficePoliciesPage = lazyPage(
  () => import('../features/insurance/office/policies-page.tsx'),
  'OfficePoliciesPage',
)
const OfficePolicyPage = lazyPage(
  () => import('../features/insurance/office/policy-page.tsx'),
  'OfficePolicyPage',
)
const ExcludedCountriesPage = lazyPage(
  () => import('../features/insurance/office/excluded-countries-page.tsx'),
  'ExcludedCountriesPage',
)

/** Every address below /admin/insurance. */
export function OfficeInsurancePages() {
  return (
    <Routes>
      <Route index element={<OfficePoliciesPage />} />
      <Route path="excluded-countries" element={<ExcludedCountriesPage />} />
      <Route path=":insurance_id" element={<OfficePolicyPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
