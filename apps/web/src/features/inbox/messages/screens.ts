import { MessagesSquare } from 'lucide-react'
import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const messageScreens: FeatureScreens = {
  customer: {
    pages: {
      '/messages': lazyPage(() => import('./customer/messages-page.tsx'), 'MessagesPage'),
    },
  },
  office: {
    pages: {
      '/admin/messages': lazyPage(() => import('./office/messages-page.tsx'), 'AdminMessagesPage'),
    },
    desk: [{ to: '/admin/messages', icon: MessagesSquare, title: 'Messages' }],
  },
}
