import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const statementScreens: FeatureScreens = {
  customer: {
    pages: {
      '/dashboard/wallet/statements': lazyPage(() => import('./statements-page.tsx'), 'StatementsPage'),
    },
  },
}
