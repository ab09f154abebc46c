import type { Db } from '@tradelane/db'
import type { Currency } from '@tradelane/money'

export type AccountNumber = { companyId: string; currency: Currency; accountNumber: string }

/** The numbers that others can pay to, of these companies, in the order in which the accounts were opened. */
export async function listAccountNumbers(db: Db, companyIds: readonly string[]): Promise<AccountNumber[]> {
  if (companyIds.length === 0) return []
  const rows = await selectNumbers(db).where('details.uid', 'in', companyIds).execute()
  return rows.map(toAccountNumber)
}

/** Undefined where no account has this number. Spaces, as in a printed IBAN, do not count. */
export async function findAccountByNumber(db: Db, number: string): Promise<AccountNumber | undefined> {
  const row = await selectNumbers(db)
    .where('details.unique_payment_id', '=', number.replaceAll(' ', ''))
    .limit(1)
    .executeTakeFirst()
  return row && toAccountNumber(row)
}

function selectNumbers(db: Db) {
  return db
    .selectFrom('wallet_account_details as details')
    .innerJoin('wallets as wallet', (join) =>
      join.onRef('wallet.uid', '=', 'details.uid').onRef('wallet.currency', '=', 'details.currency'),
    )
    .select(['details.uid', 'details.currency', 'details.unique_payment_id'])
    .orderBy('wallet.opened_at')
    .orderBy('details.currency', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectNumbers>['executeTakeFirstOrThrow']>>

const toAccountNumber = ({ uid, currency, unique_payment_id }: Row): AccountNumber => ({
  companyId: uid,
  currency: currency as Currency,
  accountNumber: unique_payment_id,
})
