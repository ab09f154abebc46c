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
          { to: '/dashboard/wallet', title: 'Wallet' },
        ],
      },
    ],
    tours: { '/simple-payment': () => import('./tour-steps.ts') },
  },
  office: { pages: {} },
}
