import { Handshake } from 'lucide-react'
import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const tradingInfoScreens: FeatureScreens = {
  office: {
    pages: {
      '/admin/buyer': lazyPage(() => import('./buyers-page.tsx'), 'BuyersPage'),
      '/admin/buyer/:trading_id': lazyPage(() => import('./buyer-page.tsx'), 'BuyerPage'),
    },
    desk: [{ to: '/admin/buyer', icon: Handshake, title: 'Buyers' }],
  },
}
