import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue, type Tasks } from '../../../entries/jobs.ts'
import { type RequestFacts, requestsInTrail, writeChange } from '../../../http/routes.ts'
import { inTransaction } from '../../../transaction.ts'
import { deviceName } from '../accounts/index.ts'
import { findActive } from './find-active.ts'

/** A call that somebody made who was not signed in. */
export type Attempt = { action: string; requestId: string; device: string; address: string }
export const attemptOf = (action: string, { id, userAgent, ip }: RequestFacts): Attempt => ({
  ...{ action, requestId: id, device: deviceName(userAgent), address: ip },
})

type Colleague = { administrator_id: string; email: string; role: string }
type Happened = { to: string; facts?: object; at: Date }

/** The entry of the audit trail of what a colleague did, or somebody with their address, before being signed in. */
export async function auditAttempt(
  { auditKeys }: Pick<Deps, 'auditKeys'>,
  tx: Tx,
  { administrator_id: id, email, role }: Colleague,
  { action, requestId, device, address }: Attempt,
  { to, facts, at }: Happened,
): Promise<void> {
  const actorId = `administrator:${id}`
  const call = {
    ...{ action, requestId, actorId, role, asked: { email }, sealKey: auditKeys.seal },
    ...{ audits: 'changes' as const, now: () => at, emailOf: async () => email },
  }
  const after = { ...facts, device, address }
  await writeChange(tx, call, {
    ...{ companyId: null, subject: 'administrator', subjectId: id, from: null, to, actor: actorId, after },
  })
}

type Refused = Tasks['audit-refused-sign-in']

/** Queues it: neither the answer nor its timing shows whose address it is. */
export async function noteRefusedSignIn(
  { db, wallClock }: Deps,
  refused: Omit<Refused, 'at'>,
): Promise<void> {
  const at = wallClock.now().toISOString()
  await inTransaction(db, (tx) => enqueue(tx, 'audit-refused-sign-in', { ...refused, at }))
}

/** A flood of wrong passwords must not fill the trail, nor hide that codes are tried. All of them are in the log. */
const mostInADay = 20
const dayMs = 24 * 60 * 60_000

/** The job. An address that is no colleague's leaves no entry. Safe to repeat, and to run several at once. */
export async function auditRefusedSignIn(deps: Deps, { email, attempt, why, at }: Refused): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const administrator = await findActive(tx, email)
    if (!administrator) return
    const lock = `refused sign-ins ${administrator.administrator_id}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)
    const since = new Date(Date.parse(at) - dayMs)
    const of = { actor: administrator.email, state: 'sign_in_refused', why, since }
    const before = await requestsInTrail(tx, of)
    if (before.length >= mostInADay || before.includes(attempt.requestId)) return
    const isLast = before.length === mostInADay - 1
    await auditAttempt(deps, tx, administrator, attempt, {
      to: 'sign_in_refused',
      facts: { why, ...(isLast && { further: 'only in the log' }) },
      at: new Date(at),
    })
  })
}
