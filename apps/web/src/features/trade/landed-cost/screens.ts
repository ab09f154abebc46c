import { FileSpreadsheet } from 'lucide-react'
import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const landedCostScreens: FeatureScreens = {
  customer: {
    pages: { '/landed-cost': lazyPage(() => import('./landed-cost-page.tsx'), 'LandedCostPage') },
  },
  office: {
    pages: {
      '/admin/duty-rates': lazyPage(() => import('./office/duty-rates-page.tsx'), 'DutyRatesPage'),
    },
    desk: [{ to: '/admin/duty-rates', icon: FileSpreadsheet, title: 'Duty rates' }],
  },
}
