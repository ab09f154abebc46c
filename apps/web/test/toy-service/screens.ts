import { Blocks } from 'lucide-react'
import { toyInfo } from '../../../server/test/toy-service/contract.ts'
import type { ServiceScreens } from '../../src/lib/screens/feature-screens.ts'
import { lazyPage } from '../../src/lib/screens/lazy-page.ts'

/** The toy service in the browser: everything that a new service needs is in this folder, and one line names it. */
export const toyScreens: ServiceScreens = {
  info: toyInfo,
  customer: {
    root: '/toys',
    pages: {
      '/toys': lazyPage(() => import('./toys-page.tsx'), 'ToysPage'),
      '/toys/:toy_id': lazyPage(() => import('./toy-page.tsx'), 'ToyPage'),
    },
    sidebar: [{ to: '/toys', icon: Blocks, title: 'Toys', hint: 'Toys for the crew' }],
  },
  office: {
    root: '/admin/toys',
    pages: {
      '/admin/toys': lazyPage(() => import('./toys-page.tsx'), 'OfficeToysPage'),
      '/admin/toys/:toy_id': lazyPage(() => import('./toy-page.tsx'), 'OfficeToyPage'),
    },
    group: { icon: Blocks, title: 'Toys', records: [{ to: '/admin/toys', title: 'Toys' }] },
  },
}
