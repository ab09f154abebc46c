import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const notificationScreens: FeatureScreens = {
  customer: {
    pages: {
      '/notifications': lazyPage(() => import('./notifications-page.tsx'), 'NotificationsPage'),
    },
  },
}
