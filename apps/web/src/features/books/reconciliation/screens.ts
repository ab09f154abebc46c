import { Scale } from 'lucide-react'
import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const reconciliationScreens: FeatureScreens = {
  office: {
    pages: {
      '/admin/reconciliation': lazyPage(() => import('./reconciliation-page.tsx'), 'ReconciliationPage'),
    },
    desk: [{ to: '/admin/reconciliation', icon: Scale, title: 'Reconciliation' }],
  },
}
