import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const partnerScreens: FeatureScreens = {
  customer: {
    pages: {
      '/partners': lazyPage(() => import('./partners-page.tsx'), 'PartnersPage'),
    },
  },
}
