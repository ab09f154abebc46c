import { payment } from '@tradelane/contract/simple-payment/service-info'
import { ArrowLeftRight } from 'lucide-react'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'
import type { ServiceScreens } from '../../../lib/screens/service-screens.ts'

export const paymentScreens: ServiceScreens = {
  info: payment,
  customer: {
    pages: {
      '/simple-payment': lazyPage(
        () => import('../../../app/pages/simple-payment-page.tsx'),
        'SimplePaymentPage',
      ),
      '/payments': lazyPage(() => import('./payments-page.tsx'), 'PaymentsPage'),
      '/payments/:simple_payment_id': lazyPage(
        () => import('../../../app/pages/payment-page.tsx'),
        'PaymentPage',
      ),
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
          { to: '/dashboard/wallet', title: 'Wallet' },
        ],
      },
    ],
    tours: { '/simple-payment': () => import('./tour-steps.ts') },
  },
  office: { pages: {} },
}
