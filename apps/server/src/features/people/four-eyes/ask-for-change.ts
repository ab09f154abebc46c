import { randomUUID } from 'node:crypto'
import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { ChangedValues } from '../../../entries/change-kind.ts'
import { enqueue } from '../../../entries/jobs.ts'
import { type EventSubject, recordEvent } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import { closeExpired } from './close-expired.ts'

export type ChangeRequest = {
  kind: string
  subject: EventSubject
  subjectId: string
  /** What it is about, for people. */
  title: string
  /** Of everything about this, one change waits at a time. */
  about: string
  askedBy: string
  reason: string
  before: ChangedValues | null
  after: ChangedValues | null
}

/** Stores a change that waits for a second person. Refuses with CONFLICT while another about the same waits. */
export async function askForChange(deps: Deps, tx: Tx, asked: ChangeRequest): Promise<string> {
  const { kind, subject, subjectId, title, about, askedBy, reason, before, after } = asked
  await requireNothingWaits(deps, tx, about)
  const at = deps.clock.now()
  const expires_at = new Date(at.getTime() + promisedMs('secondPerson'))
  const changeId = randomUUID()
  await tx
    .insertInto('pending_changes')
    .values({
      ...{ change_id: changeId, kind, subject, subject_id: subjectId, title, about, reason },
      ...{ asked_by: askedBy, asked_at: at },
      expires_at,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute()
  await recordEvent(tx, {
    companyId: null,
    subject: 'pending_change',
    subjectId: changeId,
    from: null,
    to: 'open',
    actor: `administrator:${askedBy}`,
    at,
    before: { ...before },
    after: { ...after, kind, title, reason, expires_at },
  })
  await enqueue(tx, 'mail-waiting-change', { changeId })
  return changeId
}

/** Refuses with CONFLICT while a change about this waits: it is decided or withdrawn first. */
export async function requireNothingWaits(deps: Deps, tx: Tx, about: string): Promise<void> {
  const open = await findWaiting(deps, tx, about)
  if (!open) return
  throw new Refusal('CONFLICT', {
    message: `A change of ${open.title} waits for a second person. Approve, refuse or withdraw it first.`,
  })
}

/** Whether a change about this waits, as the tables of actions ask. */
export const isWaiting = async (deps: Deps, tx: Tx, about: string): Promise<boolean> =>
  (await findWaiting(deps, tx, about)) !== undefined

async function findWaiting(deps: Deps, tx: Tx, about: string) {
  await closeExpired(tx, deps.clock.now(), { about })
  return tx
    .selectFrom('pending_changes')
    .select('title')
    .where('about', '=', about)
    .where('state', '=', 'open')
    .executeTakeFirst()
}
