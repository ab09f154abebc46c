import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const securityScreens: FeatureScreens = {
  customer: {
    pages: {
      '/security': lazyPage(() => import('./security-page.tsx'), 'SecurityPage'),
    },
  },
}
