import type { ServiceSubject } from '@tradelane/contract/services/registry'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, formatMoney, type Money, money } from '@tradelane/money'
import { type OneCompanyScope, type Scope, systemScope } from '../../../access/scope.ts'
import type { Charge } from '../../../entries/billed-charge.ts'
import { begin } from '../../../lifecycle/begin.ts'
import { moveOnce } from '../../../lifecycle/move.ts'
import { chargeLifecycle } from './lifecycle.ts'

export type ChargeOutcome = { state: 'collected' | 'rejected'; reason?: string; providerReference?: string }

type NewCharge = Omit<Charge, 'companyId' | 'state' | 'reason' | 'requestKey'> & {
  scope: Scope
  requestKey?: string | undefined
  at: Date
}

export async function beginCharge(tx: Tx, { scope, at, ...charge }: NewCharge): Promise<void> {
  const { chargeId, service, subjectId, description, amount, fee, requestKey } = charge
  await begin(tx, chargeLifecycle, {
    scope,
    to: 'held',
    at,
    facts: factsOf(charge),
    values: {
      charge_id: chargeId,
      service,
      subject_id: subjectId,
      description,
      currency: amount.currency,
      amount: amount.amount,
      fee_amount: fee.amount,
      request_key: requestKey ?? null,
      held_at: at,
    },
  })
}

const factsOf = ({ service, subjectId, amount }: Pick<Charge, 'service' | 'subjectId' | 'amount'>) => ({
  service,
  subject_id: subjectId,
  amount: formatMoney(amount),
})

export async function getCharge(db: Db | Tx, scope: OneCompanyScope, chargeId: string): Promise<Charge> {
  const row = await chargesOf(db, scope).where('charge_id', '=', chargeId).executeTakeFirstOrThrow()
  return toCharge(row)
}

/** The newest for a booking or policy, in any state. */
export async function findCharge(
  db: Db | Tx,
  scope: OneCompanyScope,
  { service, subjectId }: Pick<Charge, 'service' | 'subjectId'>,
): Promise<Charge | undefined> {
  const row = await chargesOf(db, scope)
    .where('service', '=', service)
    .where('subject_id', '=', subjectId)
    .orderBy('held_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toCharge(row)
}

/** What an earlier sending of the same request began. */
export async function findChargeByRequest(
  db: Db,
  scope: OneCompanyScope,
  { requestKey, ...subject }: Pick<Charge, 'service' | 'subjectId'> & { requestKey: string | undefined },
): Promise<Charge | undefined> {
  const charge = await findCharge(db, scope, subject)
  return requestKey !== undefined && charge?.requestKey === requestKey ? charge : undefined
}

/** False where it was settled before: by the request itself, or by the job. */
export async function finishCharge(
  tx: Tx,
  charge: Charge,
  { state: to, reason, providerReference }: ChargeOutcome,
  at: Date,
): Promise<boolean> {
  const settled = await moveOnce(tx, chargeLifecycle, {
    scope: systemScope(charge.companyId),
    id: charge.chargeId,
    from: 'held',
    to,
    by: 'provider',
    at,
    reason,
    facts: factsOf(charge),
    set: { provider_reference: providerReference ?? null, settled_at: at },
  })
  return settled !== undefined
}

/** Charges that our books have not settled; the provider may have. The key is the provider's too. */
export async function listHeldCharges(
  db: Db,
  { companyId }: OneCompanyScope,
): Promise<{ key: string; at: Date }[]> {
  return db
    .selectFrom('service_charges')
    .select(['charge_id as key', 'held_at as at'])
    .where('uid', '=', companyId)
    .where('state', '=', 'held')
    .execute()
}

/** The platform's fee inside what was collected, by the subject of its ledger entries, such as `logistics:<id>`. */
export async function listCollectedFees(
  db: Db,
  scope: OneCompanyScope,
  subjects: readonly string[],
): Promise<Map<string, Money>> {
  const ids = [...new Set(subjects.map((subject) => subject.slice(subject.indexOf(':') + 1)))]
  if (ids.length === 0) return new Map()
  const rows = await chargesOf(db, scope)
    .where('subject_id', 'in', ids)
    .where('state', '=', 'collected')
    .execute()
  return new Map(rows.map(toCharge).map(({ service, subjectId, fee }) => [`${service}:${subjectId}`, fee]))
}

const chargesOf = (db: Db | Tx, { companyId }: OneCompanyScope) =>
  db.selectFrom('service_charges').selectAll().where('uid', '=', companyId)

type Row = Awaited<ReturnType<ReturnType<typeof chargesOf>['executeTakeFirstOrThrow']>>

function toCharge(row: Row): Charge {
  const currency = row.currency as Currency
  return {
    chargeId: row.charge_id,
    companyId: row.uid,
    service: row.service as ServiceSubject,
    subjectId: row.subject_id,
    description: row.description,
    amount: money(row.amount, currency),
    fee: money(row.fee_amount, currency),
    state: row.state,
    reason: row.reason,
    requestKey: row.request_key,
  }
}
