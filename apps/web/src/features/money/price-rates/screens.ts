import { Percent } from 'lucide-react'
import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const priceRateScreens: FeatureScreens = {
  customer: {
    pages: { '/prices': lazyPage(() => import('./price-list-page.tsx'), 'PriceListPage') },
  },
  office: {
    pages: { '/admin/rates': lazyPage(() => import('./rates-page.tsx'), 'RatesPage') },
    desk: [{ to: '/admin/rates', icon: Percent, title: 'Rates' }],
  },
}
