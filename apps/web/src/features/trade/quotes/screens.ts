import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const quoteScreens: FeatureScreens = {
  customer: {
    pages: {
      '/dashboard/quotes': lazyPage(() => import('./quotes-list.tsx'), 'QuotesList'),
    },
  },
}
