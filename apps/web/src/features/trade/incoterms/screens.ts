import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const incotermScreens: FeatureScreens = {
  customer: {
    pages: { '/incoterms': lazyPage(() => import('./incoterms-page.tsx'), 'IncotermsPage') },
  },
}
