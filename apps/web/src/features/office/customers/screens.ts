import { UsersRound } from 'lucide-react'
import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const customerScreens: FeatureScreens = {
  office: {
    pages: {
      '/admin/customer-profiles': lazyPage(
        () => import('./customer-profiles-page.tsx'),
        'CustomerProfilesPage',
      ),
      '/admin/customer-profiles/:uid/history': lazyPage(
        () => import('./history/customer-history-page.tsx'),
        'CustomerHistoryPage',
      ),
    },
    desk: [{ to: '/admin/customer-profiles', icon: UsersRound, title: 'Customer profiles' }],
  },
}
