import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const transactionScreens: FeatureScreens = {
  customer: {
    pages: {
      '/transaction-summary': lazyPage(
        () => import('./transaction-summary-page.tsx'),
        'TransactionSummaryPage',
      ),
    },
  },
}
