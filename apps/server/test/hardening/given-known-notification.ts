import { messages } from '@tradelane/contract/messages/calls'
import { notifications } from '@tradelane/contract/notifications/calls'
import { tasks } from '@tradelane/contract/tasks/calls'
import { vi } from 'vitest'
import { processEvents } from '../../src/features/inbox/notifications/index.ts'
import { givenDocument } from '../given-document.ts'
import { givenDraft, type Payer } from '../given-payment.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

/** A thread about a payment, the back office's task to answer it, a notification and a note. */
export async function givenKnownNotification(app: TestApp, payer: Payer): Promise<KnownValues> {
  const { token, companyId } = payer
  const { simple_payment_id: subject_id } = await givenDraft(app, payer)
  const about = { subject: 'simple_payment', subject_id, text: 'When does it arrive?' } as const
  const { thread_id } = (await app.call(messages.start, { body: about }, { token })).body
  const { note_id } = (await app.call(tasks.addNote, { body: { text: 'Call Hamburg' } }, { token })).body
  // Another test's events may be processed at this moment; then these are processed right after.
  const { task_id } = await vi.waitFor(async () => {
    await processEvents(app.deps)
    return app.db
      .selectFrom('tasks')
      .select('task_id')
      .where('uid', '=', companyId)
      .where('kind', '=', 'answer-message')
      .executeTakeFirstOrThrow()
  }, 30_000)
  const listed = await app.call(notifications.list, { query: {} }, { token })
  return {
    subject_id,
    thread_id,
    note_id,
    is_done: true,
    task_id,
    notification_id: listed.body.data[0]?.notification_id,
    documents: [await givenDocument(app, token)],
  }
}
