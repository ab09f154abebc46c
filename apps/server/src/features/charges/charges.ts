import type { ServiceSubject } from '@tradelane/contract/services/registry'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, type Money, money } from '@tradelane/money'

export type Charge = {
  chargeId: string
  companyId: string
  /** The subject of the service that it pays for, as the registry has it. */
  service: ServiceSubject
  /** The booking, the policy … */
  subjectId: string
  description: string
  amount: Money
  /** The platform's share, inside the amount. */
  fee: Money
  /** held → collected | rejected: once, whoever comes first, the request that began it or its job. */
  state: 'held' | 'collected' | 'rejected'
  /** Why it was rejected, in words for people. */
  reason: string | null
}

export type ChargeOutcome = { state: 'collected' | 'rejected'; reason?: string; providerReference?: string }

export async function insertCharge(
  tx: Tx,
  charge: Omit<Charge, 'state' | 'reason'>,
  at: Date,
): Promise<void> {
  const { chargeId, companyId, service, subjectId, description, amount, fee } = charge
  await tx
    .insertInto('service_charges')
    .values({
      charge_id: chargeId,
      uid: companyId,
      service,
      subject_id: subjectId,
      description,
      currency: amount.currency,
      amount: amount.amount,
      fee_amount: fee.amount,
      state: 'held',
      held_at: at,
    })
    .execute()
}

export async function getCharge(db: Db | Tx, companyId: string, chargeId: string): Promise<Charge> {
  const row = await chargesOf(db, companyId).where('charge_id', '=', chargeId).executeTakeFirstOrThrow()
  return toCharge(row)
}

/** The newest for a booking or policy, whatever became of it. */
export async function findCharge(
  db: Db | Tx,
  companyId: string,
  { service, subjectId }: Pick<Charge, 'service' | 'subjectId'>,
): Promise<Charge | undefined> {
  const row = await chargesOf(db, companyId)
    .where('service', '=', service)
    .where('subject_id', '=', subjectId)
    .orderBy('held_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toCharge(row)
}

/** False where it was settled before. */
export async function finishCharge(
  tx: Tx,
  { companyId, chargeId }: Charge,
  outcome: ChargeOutcome,
  at: Date,
): Promise<boolean> {
  const updated = await tx
    .updateTable('service_charges')
    .set({
      state: outcome.state,
      reason: outcome.reason ?? null,
      provider_reference: outcome.providerReference ?? null,
      settled_at: at,
    })
    .where('uid', '=', companyId)
    .where('charge_id', '=', chargeId)
    .where('state', '=', 'held')
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

const chargesOf = (db: Db | Tx, companyId: string) =>
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
  }
}
