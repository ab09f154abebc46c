import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const administratorScreens: FeatureScreens = {
  office: {
    pages: {
      '/admin/account': lazyPage(() => import('./account-page.tsx'), 'AccountPage'),
    },
  },
}
