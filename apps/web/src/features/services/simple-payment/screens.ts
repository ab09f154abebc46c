import { payment } from '@tradelane/contract/simple-payment/service-info'
import { ArrowLeftRight } from 'lucide-react'
import type { ServiceScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const paymentScreens: ServiceScreens = {
  info: payment,
  customer: {
    pages: {
      '/payments': lazyPage(() => import('./payments-page.tsx'), 'PaymentsPage'),
    },
    sidebar: [
      {
        to: '/simple-payment',
        icon: ArrowLeftRight,
        title: 'Payment',
        hint: 'Transactions across countries and currencies',
        pages: [
          { to: '/payments', title: 'Payments' },
          { to: '/partners', title: 'Partner Companies' },
          { to: '/dashboard/wallet/statements', title: 'Statements' },
          { to: '/dashboard/wallet/invoices', title: 'Invoices' },
          { to: '/dashboard/wallet', title: 'Wallet' },
        ],
      },
    ],
    tours: { '/simple-payment': () => import('./tour-steps.ts') },
  },
  office: {
    root: '/admin/payments',
    pages: {
      '/admin/payments': lazyPage(() => import('./office/payments-page.tsx'), 'OfficePaymentsPage'),
      '/admin/payments/:simple_payment_id': lazyPage(
        () => import('./office/payment-page.tsx'),
        'OfficePaymentPage',
      ),
    },
    desk: [{ to: '/admin/payments', icon: ArrowLeftRight, title: 'Payments' }],
  },
}
