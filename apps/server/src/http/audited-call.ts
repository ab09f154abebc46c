import type { Endpoint } from '@tradelane/contract'
import type { Tx } from '@tradelane/db'
import type { AuditedCall } from '../audit/current-call.ts'
import type { Deps } from '../deps/deps.ts'
import type { authenticate } from './authenticate.ts'

type Actor = Awaited<ReturnType<typeof authenticate>>

type Request = { id: string; asked: AuditedCall['asked'] }

/** What the audit trail says of a call; undefined for one that it does not name: a call of the back office that only reads, or of nobody we know. */
export function auditedCall(
  deps: Deps,
  endpoint: Endpoint,
  actor: Actor,
  { id, asked }: Request,
): AuditedCall | undefined {
  const { wallClock, auditKeys } = deps
  const call = {
    action: endpoint.path,
    requestId: id,
    asked,
    now: () => wallClock.now(),
    sealKey: auditKeys.seal,
  }
  if (actor?.kind === 'company')
    return {
      ...call,
      audits: 'approvals',
      actorId: `user:${actor.userId}`,
      role: actor.role,
      emailOf: (tx) => emailOfUser(tx, actor.userId),
    }
  if (actor?.kind !== 'office' || !isAudited(endpoint)) return undefined
  return {
    ...call,
    audits: endpoint.reveals ? 'approvals' : 'changes',
    actorId: `administrator:${actor.administratorId}`,
    role: actor.role,
    emailOf: async () => actor.email,
  }
}

/** A call that everybody of the staff may make changes nothing. */
export const isAudited = ({ staff, reveals, onlyReads }: Endpoint): boolean =>
  reveals !== undefined || (staff !== undefined && staff !== 'everyone' && !onlyReads)

/** This call shows what is kept from most eyes. */
export const isRevealing = ({ reveals }: Endpoint, { reason }: AuditedCall['asked']): boolean =>
  reveals === true || (reveals === 'for a reason' && reason !== undefined)

async function emailOfUser(tx: Tx, userId: string): Promise<string> {
  const { work_email } = await tx
    .selectFrom('users')
    .select('work_email')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return work_email
}
