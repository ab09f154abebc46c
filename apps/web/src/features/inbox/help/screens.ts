import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const helpScreens: FeatureScreens = {
  customer: {
    pages: {
      '/help-and-support': lazyPage(() => import('./help-page.tsx'), 'HelpPage'),
    },
  },
}
