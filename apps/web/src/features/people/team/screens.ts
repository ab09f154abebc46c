import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const teamScreens: FeatureScreens = {
  customer: {
    pages: {
      '/team': lazyPage(() => import('./team-page.tsx'), 'TeamPage'),
    },
  },
}
