import type { Tx } from '@tradelane/db'
import type { Deps } from '../../boot/deps.ts'
import type { AdminActor } from '../../http/routes.ts'
import type { EventActor } from '../../lifecycle/events.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { enqueue } from '../../work/jobs.ts'
import { listFounderRows } from './queries.ts'
import { recordFounder } from './record-founder.ts'

type FounderDecision = 'clear' | 'refuse'
type Decided = {
  companyId: string
  fid: string
  version: number
  decision: FounderDecision
  reason?: string | undefined
}

/**
 * An administrator's decision on a person under review. Refuses with NOT_FOUND, with ILLEGAL_STATE if the person is not
 * under review, and with CONFLICT if the person was changed since the administrator loaded them.
 */
export async function decideFounder(
  deps: Deps,
  { administratorId }: AdminActor,
  decided: Decided,
): Promise<void> {
  await inTransaction(deps.db, (tx) =>
    finishFounderReview(tx, decided, {
      actor: `administrator:${administratorId}`,
      at: deps.clock.now(),
    }),
  )
}

export async function finishFounderReview(
  tx: Tx,
  { companyId, fid, version, decision, reason }: Decided,
  by: { actor: EventActor; at: Date },
): Promise<void> {
  const status = decision === 'clear' ? 'Clear' : 'Refused'
  // Clearing needs no reason, and the customer sees none.
  const status_reason = decision === 'clear' ? null : (reason ?? null)
  const person = await tx
    .updateTable('founders')
    .set({ status, status_reason, review_due_at: null })
    .where('uid', '=', companyId)
    .where('fid', '=', fid)
    .where('version', '=', version)
    .where('status', '=', 'IN_PROGRESS')
    .returning(['founder_type', 'first_name', 'last_name'])
    .executeTakeFirst()
  if (!person) return refuseDecision(tx, companyId, fid, version)
  const founder_type = person.founder_type === 1 ? 1 : 0
  await recordFounder(
    tx,
    { ...person, founder_type },
    { ...by, companyId, fid, from: 'IN_PROGRESS', to: status, reason: status_reason ?? undefined },
  )
  const name = `${person.first_name} ${person.last_name}`
  await enqueue(tx, 'mail-founder-decision', { companyId, name, decision, reason: status_reason })
}

async function refuseDecision(tx: Tx, companyId: string, fid: string, version: number): Promise<never> {
  const person = (await listFounderRows(tx, companyId)).find((one) => one.fid === fid)
  if (!person) throw new Refusal('NOT_FOUND')
  if (person.version !== version) throw new Refusal('CONFLICT')
  throw new Refusal('ILLEGAL_STATE', { message: 'This person is not under review.' })
}
