import type { Db } from '@tradelane/db'
import type { ChargedByRate, ChargedFact, Period } from '../../../entries/charged-by-rate.ts'
import { usd } from './policies.ts'

/** Insurance with our fee by its rate, of every company. What was agreed in an offer is left out. */
export const chargedInsurance: ChargedByRate = {
  service: 'insurance',
  charged: listCharged,
  shown: listShown,
}

/** Held or collected. Also of cancelled policies: their premium was paid back, and our fee was not. With freight, all is paid back. */
async function listCharged(db: Db, { from, to }: Period): Promise<ChargedFact[]> {
  const rows = await db
    .selectFrom('insurance_policies as policy')
    .leftJoin('insurance_certificates as certificate', (join) =>
      join
        .onRef('certificate.uid', '=', 'policy.uid')
        .onRef('certificate.insurance_id', '=', 'policy.insurance_id'),
    )
    .select(['policy.uid', 'policy.invoice_amount', 'policy.fee_amount'])
    .where('policy.fee_rate_id', 'is not', null)
    .where('policy.charge_state', '<>', 'rejected')
    .where(({ eb, fn }) => eb(fn.coalesce('certificate.issued_at', 'policy.updated_at'), '>=', from))
    .where(({ eb, fn }) => eb(fn.coalesce('certificate.issued_at', 'policy.updated_at'), '<', to))
    .where(({ eb, or }) =>
      or([eb('policy.state', '<>', 'cancelled'), eb('policy.freight_charge_id', 'is', null)]),
    )
    .execute()
  return rows.map(({ uid: companyId, invoice_amount, fee_amount }) => ({
    ...{ companyId, count: 1 },
    ...{ whole: usd(invoice_amount), charge: usd(fee_amount ?? 0n) },
  }))
}

/** Offers of the desk that can still be accepted. Freight that is offered with insurance keeps its fee too, and is not counted. */
async function listShown(db: Db, now: Date): Promise<{ companyId: string; count: number }[]> {
  const rows = await db
    .selectFrom('insurance_policies')
    .select('uid')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('state', '=', 'quoted')
    .where('quote_expires_at', '>', now)
    .where('fee_rate_id', 'is not', null)
    .where(({ eb, or }) => or([eb('charge_state', 'is', null), eb('charge_state', '=', 'rejected')]))
    .groupBy('uid')
    .execute()
  return rows.map(({ uid, count }) => ({ companyId: uid, count: Number(count) }))
}
