import { ScrollText } from 'lucide-react'
import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const auditScreens: FeatureScreens = {
  office: {
    pages: { '/admin/audit': lazyPage(() => import('./audit-page.tsx'), 'AuditPage') },
    desk: [{ to: '/admin/audit', icon: ScrollText, title: 'Audit trail', staff: ['compliance'] }],
  },
}
