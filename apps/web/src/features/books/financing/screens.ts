import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const financingScreens: FeatureScreens = {
  customer: {
    pages: {
      '/invoice-factoring/portfolio': lazyPage(
        () => import('./portfolio/portfolio-page.tsx'),
        'PortfolioPage',
      ),
    },
  },
}
