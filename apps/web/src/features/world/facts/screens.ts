import { Globe } from 'lucide-react'
import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const factScreens: FeatureScreens = {
  office: {
    pages: { '/admin/facts': lazyPage(() => import('./facts-page.tsx'), 'FactsPage') },
    desk: [{ to: '/admin/facts', icon: Globe, title: 'Facts of the world' }],
  },
}
