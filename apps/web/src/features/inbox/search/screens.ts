import { Search } from 'lucide-react'
import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const searchScreens: FeatureScreens = {
  office: {
    pages: { '/admin/search': lazyPage(() => import('./search-page.tsx'), 'SearchPage') },
    desk: [{ to: '/admin/search', icon: Search, title: 'Search' }],
  },
}
