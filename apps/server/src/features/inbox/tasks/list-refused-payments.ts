import type { Deps } from '../../../deps/deps.ts'
import { withWords } from '../../../registry/wording.ts'
import { titleOfTask } from './title-of-task.ts'

const mostListed = 100

/** The open tasks about money that could not be paid, the oldest first. */
export async function listRefusedPayments({ db, features }: Pick<Deps, 'db' | 'features'>) {
  const rules = features.flatMap((feature) => Object.values(feature.rules ?? {}).flatMap(Object.values))
  const kinds = rules.flatMap(({ opens }) => (opens?.isRefusedPayment ? [opens.task] : []))
  const rows = await db
    .selectFrom('tasks')
    .select(['task_id', 'uid', 'rule', 'facts', 'subject', 'subject_id', 'opened_at', 'due_at'])
    .where('who', '=', 'back_office')
    .where('closed_at', 'is', null)
    .where('kind', 'in', kinds)
    .orderBy('opened_at')
    .orderBy('task_id')
    .limit(mostListed)
    .execute()
  return withWords({ features }, db, rows, titleOfTask)
}
