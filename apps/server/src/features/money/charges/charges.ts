import type { ChargeState } from '@tradelane/contract/charges/states'
import type { ServiceSubject } from '@tradelane/contract/services/registry'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, money } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Charge } from '../../../entries/billed-charge.ts'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'

export async function getCharge(db: Db | Tx, scope: OneCompanyScope, chargeId: string): Promise<Charge> {
  const row = await chargesOf(db, scope).where('charge_id', '=', chargeId).executeTakeFirstOrThrow()
  return toCharge(row)
}

/** What the answers of a record call the state of its charge. */
type ShownPayment = 'none' | 'processing' | 'collected' | 'rejected'
export const paymentOf = ({ charge_state: state }: { charge_state: ChargeState | null }): ShownPayment =>
  state === 'held' ? 'processing' : (state ?? 'none')

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

/** The newest charge of each of these records, by the subject of its ledger entries, such as `logistics:<id>`. */
export async function listChargesOf(
  db: Db,
  scope: OneCompanyScope,
  ids: readonly string[],
): Promise<Map<string, Charge>> {
  if (ids.length === 0) return new Map()
  const rows = await chargesOf(db, scope).where('subject_id', 'in', ids).orderBy('held_at').execute()
  return new Map(rows.map(toCharge).map((charge) => [`${charge.service}:${charge.subjectId}`, charge]))
}

const chargesOf = (db: Db | Tx, { companyId }: OneCompanyScope) =>
  db.selectFrom('service_charges').selectAll().where('uid', '=', companyId)

export function toCharge(row: RowOf<'service_charges'>): Charge {
  const currency = row.currency as Currency
  return {
    chargeId: row.charge_id,
    companyId: row.uid,
    service: row.service as ServiceSubject,
    subjectId: row.subject_id,
    description: row.description,
    payee: row.payee_name,
    number: row.record_number,
    amount: money(row.amount, currency),
    fee: money(row.fee_amount, currency),
    state: row.state,
    reason: row.reason,
    requestKey: row.request_key,
  }
}
