import { Building2 } from 'lucide-react'
import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const vendorScreens: FeatureScreens = {
  office: {
    pages: {
      '/admin/vendors': lazyPage(() => import('./vendors-page.tsx'), 'VendorsPage'),
      '/admin/vendors/:vendor_id': lazyPage(() => import('./vendor-page.tsx'), 'VendorPage'),
    },
    desk: [{ to: '/admin/vendors', icon: Building2, title: 'Vendors' }],
  },
}
