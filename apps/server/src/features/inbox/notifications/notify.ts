import { rolesFor, type Who } from '@tradelane/contract'
import type { Channel } from '@tradelane/contract/notifications/channels'
import { type NotificationKind, notificationKinds } from '@tradelane/contract/notifications/kinds'
import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import type { KeptFacts } from '../../../registry/wording.ts'

export type Notice = {
  eventId: bigint
  companyId: string
  kind: NotificationKind
  who: Who | 'person'
  actor: string
  subject: string
  subjectId: string
  at: Date
  rule: string
  facts: KeptFacts
}
type Recipient = Awaited<ReturnType<typeof listRecipients>>[number]

/** Older events are not mailed: a product that processes its history for the first time must not mail all of it. */
const mailedWithinMs = 24 * 60 * 60_000

/** Notifies everybody concerned, each once for each event, and queues the mails that they want. */
export async function notify(deps: Deps, tx: Tx, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return
  const people = Map.groupBy(await listRecipients(tx, notices), ({ uid }) => uid)
  const recipients = notices.flatMap((one) =>
    (people.get(one.companyId) ?? [])
      .filter((person) => isConcerned(person, one))
      .map((person) => ({ notice: one, person, channel: channelOf(person, one.kind) }))
      .filter(({ channel }) => channel !== 'off'),
  )
  if (recipients.length === 0) return
  const rows = await tx
    .insertInto('notifications')
    .values(recipients.map(({ notice, person }) => rowOf(notice, person)))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['notification_id', 'user_id', 'event_id'])
    .execute()
  const isRecent = (at: Date) => deps.clock.now().getTime() - at.getTime() < mailedWithinMs
  const mailed = new Set(
    recipients
      .filter(({ channel, notice }) => channel === 'mail' && isRecent(notice.at))
      .map(({ notice, person }) => `${notice.eventId} ${person.user_id}`),
  )
  for (const { notification_id, user_id, event_id } of rows) {
    if (mailed.has(`${event_id} ${user_id}`))
      await enqueue(tx, 'mail-notification', { notificationId: notification_id })
  }
}

/** Everybody who can sign in for one of the companies, with the settings that they have chosen. */
async function listRecipients(tx: Tx, notices: readonly Notice[]) {
  return tx
    .selectFrom('users as person')
    .select(['person.uid', 'person.user_id', 'person.role'])
    .select(
      sql<Partial<Record<NotificationKind, Channel>> | null>`(
        select json_object_agg(kind, channel) from notification_settings setting
         where setting.uid = person.uid and setting.user_id = person.user_id)`.as('settings'),
    )
    .where('person.uid', 'in', [...new Set(notices.map(({ companyId }) => companyId))])
    .where('person.email_verified_at', 'is not', null)
    .where('person.removed_at', 'is', null)
    .execute()
}

function isConcerned({ user_id, role }: Recipient, { who, actor, subjectId }: Notice): boolean {
  if (who === 'person') return user_id === subjectId
  if (actor === `user:${user_id}`) return false
  return rolesFor({ method: 'POST', who }).some((one) => one === role)
}

function channelOf({ settings }: Recipient, kind: NotificationKind): Channel {
  return settings?.[kind] ?? notificationKinds[kind].channels[0]
}

function rowOf({ eventId, companyId, kind, subject, subjectId, at, rule, facts }: Notice, person: Recipient) {
  return {
    uid: companyId,
    user_id: person.user_id,
    event_id: eventId,
    kind,
    rule,
    facts: JSON.stringify(facts),
    subject,
    subject_id: subjectId,
    at,
    // The message icon counts these.
    read_at: kind === 'messages' ? at : null,
  }
}
