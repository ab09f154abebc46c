import { customerLink } from '@tradelane/contract/services/subject-links'
import type { Deps } from '../../boot/deps.ts'
import { letter } from '../../mail/letter.ts'
import { withWords } from '../../services/wording.ts'
import { wordsOfNotification } from './words-of-notification.ts'

/** The job: one mail for one notification. Setting `mailed_at` claims it, so that a repeated job sends nothing. */
export async function mailNotification(
  deps: Deps,
  { notificationId }: { notificationId: string },
): Promise<void> {
  const claimed = await claim(deps, notificationId)
  if (!claimed) return
  try {
    for (const mail of await withWords(deps, deps.db, [claimed], wordsOfNotification))
      await deps.mail.send(letterOf(deps, mail))
  } catch (error) {
    // It was not sent: the queue may try again.
    await setMailed(deps, notificationId, null)
    throw error
  }
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

async function claim(deps: Deps, notificationId: string) {
  const isOurs = await setMailed(deps, notificationId, deps.clock.now())
  if (!isOurs) return undefined
  return deps.db
    .selectFrom('notifications as notification')
    .innerJoin('users as person', (join) =>
      join.onRef('person.uid', '=', 'notification.uid').onRef('person.user_id', '=', 'notification.user_id'),
    )
    .select(['notification.uid', 'notification.rule', 'notification.facts'])
    .select(['notification.subject', 'notification.subject_id'])
    .select(['person.first_name', 'person.work_email'])
    .where('notification.notification_id', '=', notificationId)
    .where('person.removed_at', 'is', null)
    .executeTakeFirst()
}

async function setMailed({ db }: Deps, notificationId: string, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ mailed_at: at })
    .where('notification_id', '=', notificationId)
    .where('mailed_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
