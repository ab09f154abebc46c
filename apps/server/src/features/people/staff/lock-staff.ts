import type { StaffRole } from '@tradelane/contract'
import { capitals } from '@tradelane/contract/primitives/identifier'
import type { ColleagueState } from '@tradelane/contract/staff/colleagues'
import type { Tx } from '@tradelane/db'
import { Refusal } from '../../../refusal.ts'

export type Colleague = {
  administrator_id: string
  email: string
  name: string
  role: StaffRole
  state: ColleagueState
}

/** Everybody who works here, is invited, or was removed: locked in one order, so that of two changes the second sees what the first has done. */
export async function lockStaff(tx: Tx): Promise<Colleague[]> {
  const rows = await tx
    .selectFrom('administrators')
    .select(['administrator_id', 'email', 'name', 'role', 'state'])
    .orderBy('administrator_id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(toColleague)
}

type Row = Omit<Colleague, 'state'> & { state: string }

export const toColleague = ({ administrator_id, email, name, role, state }: Row): Colleague => ({
  ...{ administrator_id, email, name, role },
  state: capitals(state) as ColleagueState,
})

/** Refuses who was removed, or has another role, since the request came in. */
export function requireStillAdministrator(staff: readonly Colleague[], administratorId: string): void {
  const own = staff.find(({ administrator_id }) => administrator_id === administratorId)
  if (own?.state !== 'ACTIVE') throw new Refusal('UNAUTHENTICATED')
  if (own.role !== 'administrator')
    throw new Refusal('ROLE_NOT_ALLOWED', { message: 'Only an administrator may do this.' })
}

const isActiveAdministrator = ({ role, state }: Colleague) => role === 'administrator' && state === 'ACTIVE'

export const isLastAdministrator = (staff: readonly Colleague[], one: Colleague): boolean =>
  isActiveAdministrator(one) && staff.filter(isActiveAdministrator).length === 1

/** Refuses with NOT_FOUND. */
export function colleagueOf(staff: readonly Colleague[], administratorId: string): Colleague {
  const found = staff.find(({ administrator_id }) => administrator_id === administratorId)
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

/**
 * Keeps new sessions, and work that they take, waiting until the change of this colleague is done: none begins in the moment of the change and
 * outlives it.
 */
export async function holdBack(tx: Tx, { administrator_id }: Colleague): Promise<void> {
  await tx
    .selectFrom('administrators')
    .select('administrator_id')
    .where('administrator_id', '=', administrator_id)
    .forUpdate()
    .execute()
}
