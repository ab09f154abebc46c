import type { Db, Tx } from '@tradelane/db'
import { type OneCompanyScope, type Scope, systemScope } from '../../../access/scope.ts'
import type { EventActor } from '../../../lifecycle/events.ts'
import { move } from '../../../lifecycle/move.ts'
import { policyLifecycle } from './lifecycle.ts'
import { type PolicyRow, policyNumber, selectPolicies } from './policies.ts'

/** The policy that was bought with a freight booking. */
type Cover = {
  insurance_id: string
  policy_number: string
  state: PolicyRow['state']
  valid_from: string
  certificate_number: string | null
}

/** Of a booking in scope; undefined where none was bound. */
export async function findCover(db: Db | Tx, scope: Scope, logisticsId: string): Promise<Cover | undefined> {
  const row = await selectPolicies(db, scope)
    .where('policy.logistics_id', '=', logisticsId)
    .where('policy.freight_charge_id', 'is not', null)
    .executeTakeFirst()
  return (
    row && {
      insurance_id: row.insurance_id,
      policy_number: policyNumber(row),
      state: row.state,
      valid_from: row.valid_from,
      certificate_number: row.certificate_number,
    }
  )
}

type Cancellation = { logisticsId: string; by?: EventActor | undefined; at: Date; reason: string }

/**
 * Cancels the policy that was bought with a booking, which pays the premium back with the freight. Nothing happens where none is in
 * force.
 */
export async function cancelCover(
  tx: Tx,
  { companyId }: OneCompanyScope,
  { logisticsId, ...cancellation }: Cancellation,
): Promise<void> {
  const scope = systemScope(companyId)
  const cover = await findCover(tx, scope, logisticsId)
  if (cover?.state !== 'bound') return
  const { reason } = cancellation
  await move(tx, policyLifecycle, {
    ...cancellation,
    scope,
    id: cover.insurance_id,
    to: 'cancelled',
    set: { reason },
  })
}
