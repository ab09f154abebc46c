import { paymentsWhoseMoneyIs } from '@tradelane/contract/simple-payment/states'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../../access/scope.ts'

/** The partner of the trade's newest payment, a draft included; undefined where there is none that may still be paid. */
export async function findPayeeOfTrade(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  transactionId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('simple_payments')
    .select('beneficiary_id')
    .where('uid', '=', companyId)
    .where('transaction_id', '=', transactionId)
    .where('beneficiary_id', 'is not', null)
    .where('state', 'in', paymentsWhoseMoneyIs('untouched', 'held', 'gone'))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.beneficiary_id ?? undefined
}
