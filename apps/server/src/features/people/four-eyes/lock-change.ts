import type { Tx } from '@tradelane/db'
import { namesOfAdministrators } from '../../../access/names-of-administrators.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'

/** Refuses with NOT_FOUND. Without a lock: what the kind locks comes before it. */
export async function findChange(tx: Tx, changeId: string): Promise<{ kind: string; subject_id: string }> {
  const row = await tx
    .selectFrom('pending_changes')
    .select(['kind', 'subject_id'])
    .where('change_id', '=', changeId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** The role of who asks or decides as it is now: they may have been removed, or have another, since the request came in. */
export async function roleNow(tx: Tx, { administratorId }: Pick<AdminActor, 'administratorId'>) {
  const own = await tx
    .selectFrom('administrators')
    .select('role')
    .where('administrator_id', '=', administratorId)
    .where('state', '=', 'active')
    .forShare()
    .executeTakeFirst()
  if (!own) throw new Refusal('UNAUTHENTICATED')
  return own.role
}

export const lockChange = (tx: Tx, changeId: string) =>
  tx
    .selectFrom('pending_changes')
    .selectAll()
    .where('change_id', '=', changeId)
    .forUpdate()
    .executeTakeFirstOrThrow()

type Ended = { state: string; decided_by: string | null }

/** The refusal of what does not wait any more, with what happened to it. */
export async function alreadyEnded(tx: Tx, { state, decided_by }: Ended): Promise<Refusal> {
  const names = await namesOfAdministrators(tx, [decided_by && `administrator:${decided_by}`])
  const [who = 'A colleague'] = names.values()
  const happened: Record<string, string> = {
    confirmed: `${who} has already approved this change.`,
    refused: `${who} has already refused this change.`,
    withdrawn: 'This change was withdrawn.',
    expired: expiredText,
  }
  return new Refusal('CONFLICT', { message: happened[state] ?? expiredText })
}

export const expiredText = 'Nobody decided this change in time. Ask for it again.'
