import type { LinkHappening } from '@tradelane/contract/links/states'
import type { Tx } from '@tradelane/db'
import type { EventActor } from '../../../access/actor.ts'
import type { LinkRow } from '../../../entries/link-purpose.ts'
import { type EventSubject, recordEvent } from '../../../lifecycle/events.ts'

/** What happens to a link is on the time line of the record that it is about. */
export async function tellRecord(
  tx: Tx,
  link: LinkRow,
  { what, by, at }: { what: LinkHappening; by: EventActor; at: Date },
): Promise<void> {
  const { uid, subject, subject_id, link_id, asked, email, purpose } = link
  await recordEvent(tx, {
    companyId: uid,
    subject: subject as EventSubject,
    subjectId: subject_id,
    from: null,
    to: what,
    actor: by,
    at,
    // A sentence of the time line ends with it.
    after: { link_id, purpose, asked: asked.replace(/\.$/, ''), email },
  })
}
