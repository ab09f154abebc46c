import { ListTodo, NotebookPen } from 'lucide-react'
import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const taskScreens: FeatureScreens = {
  customer: {
    pages: {
      '/tasks': lazyPage(() => import('./customer/tasks-page.tsx'), 'TasksPage'),
    },
    company: [
      {
        to: '/tasks',
        icon: NotebookPen,
        title: 'Notes and tasks',
        pages: [
          { to: '/messages', title: 'Messages' },
          { to: '/notifications', title: 'Notifications' },
        ],
      },
    ],
  },
  office: {
    pages: {
      '/admin/tasks': lazyPage(() => import('./office/tasks-page.tsx'), 'AdminTasksPage'),
    },
    desk: [{ to: '/admin/tasks', icon: ListTodo, title: 'Tasks' }],
  },
}
