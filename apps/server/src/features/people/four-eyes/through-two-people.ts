import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { askForChange, type ChangeRequest, requireNothingWaits } from './ask-for-change.ts'
import { kindNamed } from './kind-named.ts'
import { roleNow } from './lock-change.ts'

/** Made at once, or the change that waits for a second person. */
export type Made = { changeId: string | undefined }

/**
 * Makes a change at once where nobody else works here who may decide it, and else lets it wait for one of them. What it changes is locked. Refuses
 * with CONFLICT while another about the same waits, and somebody who has been removed or has another role since the request came in.
 */
export async function throughTwoPeople(
  deps: Deps,
  tx: Tx,
  asked: ChangeRequest,
  make: () => Promise<unknown>,
): Promise<Made> {
  await requireStillAllowed(deps, tx, asked)
  if (await hasSecondPerson(deps, tx, asked)) return { changeId: await askForChange(deps, tx, asked) }
  await requireNothingWaits(deps, tx, asked.about)
  await make()
  return { changeId: undefined }
}

/** Who asks may have been removed, or have another role, since the request came in. */
async function requireStillAllowed(deps: Deps, tx: Tx, { kind, askedBy }: ChangeRequest): Promise<void> {
  const role = await roleNow(tx, { administratorId: askedBy })
  if (!kindNamed(deps, kind).decidedBy.includes(role)) throw new Refusal('ROLE_NOT_ALLOWED')
}

async function hasSecondPerson(deps: Deps, tx: Tx, { kind, askedBy }: ChangeRequest): Promise<boolean> {
  const other = await tx
    .selectFrom('administrators')
    .select('administrator_id')
    .where('state', '=', 'active')
    .where('role', 'in', kindNamed(deps, kind).decidedBy)
    .where('administrator_id', '<>', askedBy)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
