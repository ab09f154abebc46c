import { FileSpreadsheet } from 'lucide-react'
import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const quoteDeskScreens: FeatureScreens = {
  customer: {
    pages: {
      '/offers': lazyPage(() => import('./customer/requests-page.tsx'), 'RequestsPage'),
      '/offers/:case_id': lazyPage(() => import('./customer/request-page.tsx'), 'RequestPage'),
    },
  },
  office: {
    pages: {
      '/admin/quotes': lazyPage(() => import('./office/quotes-page.tsx'), 'QuotesPage'),
      '/admin/quotes/:transaction_id': lazyPage(() => import('./office/quote-page.tsx'), 'QuotePage'),
    },
    desk: [{ to: '/admin/quotes', icon: FileSpreadsheet, title: 'Quotes' }],
  },
}
