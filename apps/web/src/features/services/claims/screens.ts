import { claims } from '@tradelane/contract/claims/service-info'
import { ShieldCheck } from 'lucide-react'
import type { ServiceScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const claimsScreens: ServiceScreens = {
  info: claims,
  customer: {
    pages: {
      '/insurance/claims': lazyPage(() => import('./customer/claims-page.tsx'), 'ClaimsPage'),
      '/insurance/claims/new': lazyPage(() => import('./customer/new-claim-page.tsx'), 'NewClaimPage'),
      '/insurance/claims/:claim_id': lazyPage(() => import('./customer/claim-page.tsx'), 'ClaimPage'),
    },
  },
  office: {
    root: '/admin/claims',
    pages: {
      '/admin/claims': lazyPage(() => import('./office/claims-page.tsx'), 'OfficeClaimsPage'),
      '/admin/claims/:claim_id': lazyPage(() => import('./office/claim-page.tsx'), 'OfficeClaimPage'),
    },
    group: {
      icon: ShieldCheck,
      title: 'Insurance',
      records: [{ to: '/admin/claims', title: 'Claims' }],
    },
  },
}
