import { smartEscrow } from '@tradelane/contract/smart-escrow/service-info'
import { LockKeyhole } from 'lucide-react'
import type { ServiceScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const smartEscrowScreens: ServiceScreens = {
  info: smartEscrow,
  customer: {
    root: '/smart-escrow',
    pages: {
      '/smart-escrow/escrows': lazyPage(() => import('./customer/escrows-page.tsx'), 'EscrowsPage'),
      '/smart-escrow/escrows/:smart_escrow_id/change': lazyPage(
        () => import('./customer/change-page.tsx'),
        'ChangeEscrowPage',
      ),
    },
    sidebar: [],
  },
  office: {
    root: '/admin/escrows',
    pages: {
      '/admin/escrows': lazyPage(() => import('./office/escrows-page.tsx'), 'OfficeEscrowsPage'),
      '/admin/escrow-disputes': lazyPage(() => import('./office/disputes-page.tsx'), 'DisputesPage'),
      '/admin/escrow-disputes/:dispute_id': lazyPage(
        () => import('./office/dispute-page.tsx'),
        'DisputePage',
      ),
    },
    group: {
      icon: LockKeyhole,
      title: 'Smart Escrow',
      records: [
        { to: '/admin/escrows', title: 'Escrows' },
        { to: '/admin/escrow-disputes', title: 'Escrow disputes' },
      ],
    },
  },
}
