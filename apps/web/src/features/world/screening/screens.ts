import { ShieldAlert } from 'lucide-react'
import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const screeningScreens: FeatureScreens = {
  office: {
    pages: {
      '/admin/screening': lazyPage(() => import('./screening-page.tsx'), 'ScreeningPage'),
      '/admin/screening/:case_id': lazyPage(() => import('./screening-case-page.tsx'), 'ScreeningCasePage'),
    },
    desk: [{ to: '/admin/screening', icon: ShieldAlert, title: 'Screening' }],
  },
}
