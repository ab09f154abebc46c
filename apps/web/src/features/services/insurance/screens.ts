import { insurance } from '@tradelane/contract/insurance/service-info'
import { ShieldCheck } from 'lucide-react'
import type { ServiceScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const insuranceScreens: ServiceScreens = {
  info: insurance,
  customer: {
    root: '/insurance',
    pages: {
      '/insurance': lazyPage(() => import('./customer/insurance-index.tsx'), 'InsuranceIndex'),
      '/insurance/policy-holder': lazyPage(
        () => import('./customer/policy-holder-page.tsx'),
        'PolicyHolderPage',
      ),
      '/insurance/details': lazyPage(() => import('./customer/details-page.tsx'), 'InsuranceDetailsPage'),
      '/insurance/summary': lazyPage(() => import('./customer/summary-page.tsx'), 'InsuranceSummaryPage'),
      '/insurance/policies': lazyPage(() => import('./customer/policies-page.tsx'), 'PoliciesPage'),
    },
  },
  office: {
    root: '/admin/insurance',
    pages: {
      '/admin/insurance': lazyPage(() => import('./office/policies-page.tsx'), 'OfficePoliciesPage'),
      '/admin/insurance/excluded-countries': lazyPage(
        () => import('../../world/restricted-countries/excluded-countries-page.tsx'),
        'ExcludedCountriesPage',
      ),
      '/admin/insurance/:insurance_id': lazyPage(
        () => import('./office/policy-page.tsx'),
        'OfficePolicyPage',
      ),
    },
    group: {
      icon: ShieldCheck,
      title: 'Insurance',
      records: [{ to: '/admin/insurance', title: 'Insurance' }],
      settings: [{ to: '/admin/insurance/excluded-countries', title: 'Excluded countries' }],
    },
  },
}
