import { customerLink } from '@tradelane/contract/services/subject-links'
import type { Deps } from '../../boot/deps.ts'
import { letter } from '../../mail/letter.ts'

/** The job: one mail for one notification. Whoever sets `mailed_at` sends it, so that a repeated job sends nothing. */
export async function mailNotification(
  deps: Deps,
  { notificationId }: { notificationId: string },
): Promise<void> {
  const mail = await claim(deps, notificationId)
  if (!mail) return
  const { first_name, work_email, title, body, subject, subject_id } = mail
  const address = `${deps.config.publicUrl}${customerLink(subject, subject_id)}`
  const settings = `${deps.config.publicUrl}/notifications#settings`
  const text = `Hello ${first_name},\n\n${body}\n\n${address}\n\nTradelane\n\nWhich news reach you by email, you choose here: ${settings}`
  try {
    await deps.mail.send(letter({ to: work_email, subject: title, text }))
  } catch (error) {
    // It has not gone out: the queue may try again.
    await setMailed(deps, notificationId, null)
    throw error
  }
}

async function claim(deps: Deps, notificationId: string) {
  const isOurs = await setMailed(deps, notificationId, deps.clock.now())
  if (!isOurs) return undefined
  return deps.db
    .selectFrom('notifications as notification')
    .innerJoin('users as person', (join) =>
      join.onRef('person.uid', '=', 'notification.uid').onRef('person.user_id', '=', 'notification.user_id'),
    )
    .select(['notification.title', 'notification.body', 'notification.subject', 'notification.subject_id'])
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
