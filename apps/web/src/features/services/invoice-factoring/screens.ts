import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/service-info'
import { ReceiptText } from 'lucide-react'
import type { ServiceScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

/** The entry of the customer's sidebar is that of credit limits: both are pages of Invoice Factoring. */
export const invoiceFactoringScreens: ServiceScreens = {
  info: invoiceFactoring,
  customer: {
    root: '/invoice-factoring/fundings',
    pages: {
      '/invoice-factoring/fundings': lazyPage(() => import('./customer/fundings-page.tsx'), 'FundingsPage'),
      '/invoice-factoring/fundings/:invoice_factoring_id': lazyPage(
        () => import('./customer/funding-page.tsx'),
        'FundingPage',
      ),
    },
    sidebar: [],
  },
  office: {
    root: '/admin/fundings',
    pages: {
      '/admin/fundings': lazyPage(() => import('./office/fundings-page.tsx'), 'OfficeFundingsPage'),
      '/admin/fundings/:invoice_factoring_id': lazyPage(
        () => import('./office/funding-page.tsx'),
        'OfficeFundingPage',
      ),
      '/admin/collections': lazyPage(() => import('./office/collections-page.tsx'), 'CollectionsPage'),
    },
    group: {
      icon: ReceiptText,
      title: 'Invoice Factoring',
      records: [
        { to: '/admin/fundings', title: 'Invoice fundings' },
        { to: '/admin/collections', title: 'Collections' },
      ],
    },
  },
}
