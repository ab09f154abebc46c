import type { Db, Tx } from '@tradelane/db'
import { type OneCompanyScope, type Scope, systemScope } from '../../../access/scope.ts'
import type { Cover, CoverOfFreight } from '../../../entries/cover-of-freight.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { move } from '../../../lifecycle/move.ts'
import { hasClaim } from '../claims/index.ts'
import { policyLifecycle } from './lifecycle.ts'
import { nameVessel } from './name-vessel.ts'
import { insuredFrom, lockPolicy, policyNumber, selectPolicies } from './policies.ts'

/** Of a booking in scope; undefined where none was bound. */
async function find(db: Db | Tx, scope: Scope, logisticsId: string, now: Date): Promise<Cover | undefined> {
  const row = await selectCovers(db, scope, logisticsId)
  if (!row) return undefined
  return {
    insurance_id: row.insurance_id,
    policy_number: policyNumber(row),
    state: row.state,
    certificate_number: row.certificate_number,
    insured_from: insuredFrom(row, await dayOfCompany(db, row.uid, now)),
  }
}

const selectCovers = (db: Db | Tx, scope: Scope, logisticsId: string) =>
  selectPolicies(db, scope)
    .where('policy.logistics_id', '=', logisticsId)
    .where('policy.freight_charge_id', 'is not', null)
    .executeTakeFirst()

type Cancellation = Parameters<CoverOfFreight['cancel']>[2]

async function cancel(
  tx: Tx,
  { companyId }: OneCompanyScope,
  { logisticsId, ...cancellation }: Cancellation,
): Promise<void> {
  const scope = systemScope(companyId)
  const cover = await selectCovers(tx, scope, logisticsId)
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

async function isClaimed(tx: Tx, { companyId }: OneCompanyScope, logisticsId: string): Promise<boolean> {
  const scope = systemScope(companyId)
  const cover = await selectCovers(tx, scope, logisticsId)
  if (!cover) return false
  await lockPolicy(tx, scope, cover.insurance_id)
  return hasClaim(tx, scope, cover.insurance_id)
}

/** What freight may ask of its insurance. */
export const freightCovers: CoverOfFreight = { find, cancel, isClaimed, nameVessel }
