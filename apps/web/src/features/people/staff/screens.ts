import { CheckCheck, IdCard } from 'lucide-react'
import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const staffScreens: FeatureScreens = {
  office: {
    pages: {
      '/admin/staff': lazyPage(() => import('./staff-page.tsx'), 'StaffPage'),
    },
    desk: [
      { to: '/admin/staff', icon: IdCard, title: 'Staff' },
      { to: '/admin/approvals', icon: CheckCheck, title: 'Approvals' },
    ],
  },
}
