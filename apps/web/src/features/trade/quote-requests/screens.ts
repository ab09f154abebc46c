import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

const request = () => import('./pages.ts')

export const quoteRequestScreens: FeatureScreens = {
  customer: {
    pages: {
      '/request-a-quote': lazyPage(request, 'RequestPage'),
      '/review-submit': lazyPage(request, 'ReviewPage'),
      '/quote-requests': lazyPage(() => import('./requests-page.tsx'), 'RequestsPage'),
    },
  },
}
