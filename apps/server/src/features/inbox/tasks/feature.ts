import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { openTasks } from './open-tasks.ts'
import { releaseTasks } from './release-tasks.ts'
import { adminTaskRoutes, taskRoutes } from './routes.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    task: true
  }
}

export const tasks: FeatureEntry<Deps> = {
  routes: [taskRoutes, adminTaskRoutes],
  subjects: ['task'],
  openWork: { title: 'Tasks', link: '/admin/tasks', read: openTasks },
  colleagueLeft: releaseTasks,
}
