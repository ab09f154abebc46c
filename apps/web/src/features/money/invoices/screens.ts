import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const invoiceScreens: FeatureScreens = {
  customer: {
    pages: {
      '/dashboard/wallet/invoices': lazyPage(() => import('./invoices-page.tsx'), 'InvoicesPage'),
    },
  },
}
