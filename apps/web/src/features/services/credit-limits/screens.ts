import { creditLimits } from '@tradelane/contract/credit-limits/service-info'
import { ReceiptText } from 'lucide-react'
import type { ServiceScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const creditLimitScreens: ServiceScreens = {
  info: creditLimits,
  customer: {
    root: '/invoice-factoring',
    pages: {
      '/invoice-factoring/limits': lazyPage(() => import('./customer/limits-page.tsx'), 'LimitsPage'),
      '/invoice-factoring/limits/:credit_limit_id': lazyPage(
        () => import('./customer/limit-page.tsx'),
        'LimitPage',
      ),
    },
    sidebar: [
      {
        to: '/invoice-factoring',
        icon: ReceiptText,
        title: 'Invoice Factoring',
        hint: 'Collateral-free short-term credit',
        pages: [
          { to: '/invoice-factoring/limits', title: 'Credit limits' },
          { to: '/invoice-factoring/fundings', title: 'Invoice fundings' },
          { to: '/invoice-factoring/portfolio', title: 'Portfolio' },
        ],
      },
    ],
    tours: { '/invoice-factoring': () => import('../invoice-factoring/tour-steps.ts') },
  },
  office: {
    root: '/admin/credit-limits',
    pages: {
      '/admin/credit-limits': lazyPage(() => import('./office/limits-page.tsx'), 'OfficeLimitsPage'),
      '/admin/credit-limits/:credit_limit_id': lazyPage(
        () => import('./office/limit-page.tsx'),
        'OfficeLimitPage',
      ),
      '/admin/finance-partners': lazyPage(
        () => import('../../office/finance-partners/finance-partners-page.tsx'),
        'FinancePartnersPage',
      ),
      '/admin/finance-partners/:finance_partner_id': lazyPage(
        () => import('../../office/finance-partners/finance-partner-page.tsx'),
        'FinancePartnerPage',
      ),
    },
    group: {
      icon: ReceiptText,
      title: 'Invoice Factoring',
      records: [{ to: '/admin/credit-limits', title: 'Credit limits' }],
      settings: [{ to: '/admin/finance-partners', title: 'Finance partners' }],
    },
  },
}
