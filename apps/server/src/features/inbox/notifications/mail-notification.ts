import { customerLink } from '@tradelane/contract/services/subject-links'
import type { Deps } from '../../../deps/deps.ts'
import { letter } from '../../../mail/letter.ts'
import { withWords } from '../../../registry/wording.ts'
import { wordsOfNotification } from './words-of-notification.ts'

/** The job: one mail for one notification. Noted after it was sent: a process that dies in between sends a copy, which `mailOnce` marks as one. */
export async function mailNotification(
  deps: Deps,
  { notificationId }: { notificationId: string },
): Promise<void> {
  const found = await findUnmailed(deps, notificationId)
  if (!found) return
  for (const mail of await withWords(deps, deps.db, [found], wordsOfNotification))
    await deps.mail.send(letterOf(deps, mail))
  await deps.db
    .updateTable('notifications')
    .set({ mailed_at: deps.clock.now() })
    .where('notification_id', '=', notificationId)
    .execute()
}

type Mail = {
  first_name: string
  work_email: string
  title: string
  body: string
  subject: string
  subject_id: string
}

function letterOf({ config }: Deps, { first_name, work_email, title, body, subject, subject_id }: Mail) {
  const address = `${config.publicUrl}${customerLink(subject, subject_id)}`
  const settings = `${config.publicUrl}/notifications#settings`
  const text = `Hello ${first_name},\n\n${body}\n\n${address}\n\nTradelane\n\nChoose which emails you receive: ${settings}`
  return letter({ to: work_email, subject: title, text })
}

const findUnmailed = (deps: Deps, notificationId: string) =>
  deps.db
    .selectFrom('notifications as notification')
    .innerJoin('users as person', (join) =>
      join.onRef('person.uid', '=', 'notification.uid').onRef('person.user_id', '=', 'notification.user_id'),
    )
    .select(['notification.uid', 'notification.rule', 'notification.facts'])
    .select(['notification.subject', 'notification.subject_id'])
    .select(['person.first_name', 'person.work_email'])
    .where('notification.notification_id', '=', notificationId)
    .where('notification.mailed_at', 'is', null)
    .where('person.removed_at', 'is', null)
    .executeTakeFirst()
