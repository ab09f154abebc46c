import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const walletScreens: FeatureScreens = {
  customer: {
    pages: {
      '/dashboard/wallet': lazyPage(() => import('./wallet-page.tsx'), 'WalletPage'),
    },
  },
  office: {
    pages: {
      '/admin/customer-profiles/:uid/money': lazyPage(
        () => import('./office/company-money-page.tsx'),
        'CompanyMoneyPage',
      ),
    },
  },
}
