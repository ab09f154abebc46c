import { processEvents } from '../src/features/inbox/notifications/index.ts'
import type { TestApp } from './test-app.ts'

/** The kinds of the open tasks about a record, once its events are taken. */
export async function openTasksOf(app: TestApp, subjectId: string): Promise<string[]> {
  while ((await processEvents(app.deps)) > 0);
  const rows = app.db.selectFrom('tasks').select('kind').where('subject_id', '=', subjectId)
  return (await rows.where('closed_at', 'is', null).execute()).map(({ kind }) => kind).toSorted()
}
