import type { KybStatus } from '@tradelane/contract/onboarding/calls'
import type { Tx } from '@tradelane/db'
import { type EventActor, recordEvent } from '../../lifecycle/events.ts'
import { Refusal } from '../../refusal.ts'
import { type KybMove, kybMoves } from './states.ts'

type Moved = { companyId: string; actor: EventActor; at: Date; reason?: string | undefined }

/**
 * Moves a company's verification and writes the event. Refuses with NOT_FOUND, and with ILLEGAL_STATE what the table
 * does not allow; of two at once the second waits here, and is then refused.
 */
export async function moveKyb(tx: Tx, name: KybMove, { companyId, actor, at, reason }: Moved): Promise<void> {
  const company = await lockCompany(tx, companyId)
  if (!company) throw new Refusal('NOT_FOUND')
  const move = kybMoves[name]
  const from: KybStatus = company.kyb_status
  const legal: readonly KybStatus[] = move.from
  if (!legal.includes(from)) throw new Refusal('ILLEGAL_STATE', { message: illegal(name, from) })
  const moved = await tx
    .updateTable('companies')
    .set({ kyb_status: move.to })
    .where('uid', '=', companyId)
    .where('kyb_status', 'is not distinct from', from)
    .executeTakeFirst()
  if (moved.numUpdatedRows !== 1n) throw new Error(`the verification of ${companyId} moved under a lock`)
  await recordEvent(tx, {
    companyId,
    subject: 'kyb',
    subjectId: companyId,
    from,
    to: move.to,
    actor,
    at,
    ...(reason === undefined ? {} : { after: { reason } }),
  })
}

export async function lockCompany(tx: Tx, companyId: string) {
  return tx
    .selectFrom('companies')
    .select(['company_name', 'company_region', 'kyb_status'])
    .where('uid', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
}

function illegal(name: KybMove, from: KybStatus): string {
  if (name === 'submit')
    return from === 'IN_PROGRESS'
      ? 'Your business information is under review already.'
      : 'Your business information can no longer be changed here.'
  return from === null ? 'Nothing has been submitted yet.' : 'This verification is no longer under review.'
}
