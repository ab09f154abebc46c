import type { Deps } from '../../../deps/deps.ts'
import type { OpenWorkSource } from '../../../entries/open-work.ts'
import { countOpenTasks } from '../../inbox/tasks/index.ts'

const where = { title: 'Differences in the books', link: '/admin/tasks?about=reconciliation' } as const

/** The differences that nobody has cleared up yet: each has a task. */
export const openDifferences: OpenWorkSource<Pick<Deps, 'db'>> = {
  ...where,
  read: async ({ db }) => [
    {
      key: 'differences',
      ...where,
      explanation: 'Our ledger and the provider do not say the same. Compared each night.',
      count: await countOpenTasks(db, 'reconciliation'),
      amounts: [],
    },
  ],
}
