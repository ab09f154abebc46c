import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'

/** Payments with the partners that they name now, for lists of them: not scoped to a company. */
export const paymentsWithPartners = (db: Db | Tx) =>
  db
    .selectFrom('simple_payments as payment')
    .leftJoin('partners as partner', (join) =>
      join
        .onRef('partner.uid', '=', 'payment.uid')
        .onRef('partner.beneficiary_id', '=', 'payment.beneficiary_id'),
    )

/** The payee as submitted; on a draft the partner's name as it is now. */
export const payeeName = sql<
  string | null
>`coalesce(payment.payee #>> '{partner,company_name}', partner.company_name)`
