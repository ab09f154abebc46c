import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { dayOf, policyNumber } from './policies.ts'

export type Goods = {
  invoice_number?: string | undefined
  shipment_id?: string | null | undefined
  logistics_id?: string | null | undefined
}

/** As two spellings of one number are compared; the index `insurance_policies_of_invoice` has this very expression. */
const invoiceKey = sql<string>`upper(regexp_replace(invoice_number, '[^A-Za-z0-9]', '', 'g'))`
const keyOf = (number: string): string => number.replace(/[^A-Za-z0-9]/g, '').toUpperCase()

/** The number of a policy in force, or being paid, for the same invoice or the same freight; undefined where there is none. */
export async function findSameGoods(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  { invoice_number = '', shipment_id, logistics_id }: Goods,
  now: Date,
): Promise<string | undefined> {
  const key = keyOf(invoice_number)
  if (key === '' && !shipment_id && !logistics_id) return undefined
  const row = await db
    .selectFrom('insurance_policies')
    .select(['number', 'created_at'])
    .where('uid', '=', companyId)
    .where(({ eb, or }) => or([eb('state', '=', 'bound'), eb('charge_state', '=', 'held')]))
    .where('valid_to', '>=', dayOf(now))
    .where(({ eb, or, and }) =>
      or([
        ...(key === '' ? [] : [and([eb('invoice_number', '<>', ''), eb(invoiceKey, '=', key)])]),
        ...(shipment_id ? [eb('shipment_id', '=', shipment_id)] : []),
        ...(logistics_id ? [eb('logistics_id', '=', logistics_id)] : []),
      ]),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row && policyNumber(row)
}
