import { balancesOf } from '@tradelane/ledger'
import { decimalText } from '@tradelane/money'
import type { TestApp } from './test-app.ts'

/** What an owner's accounts hold, as '<account> <currency>': '12.00', those that hold nothing left out. */
export async function booksOf(app: Pick<TestApp, 'db'>, owner: string): Promise<Record<string, string>> {
  const balances = (await balancesOf(app.db, owner)).filter(({ amount }) => amount.amount !== 0n)
  return Object.fromEntries(
    balances.map(({ account, currency, amount }) => [`${account} ${currency}`, decimalText(amount)]),
  )
}

/** What the provider says it keeps for a company, by currency. */
export async function providerBooksOf(
  app: Pick<TestApp, 'db' | 'deps'>,
  companyId: string,
): Promise<Record<string, string>> {
  const company = await app.db
    .selectFrom('companies')
    .select(['provider_customer_id', 'provider_wallet_id'])
    .where('uid', '=', companyId)
    .executeTakeFirstOrThrow()
  const balances = await app.deps.payments.balances({
    customerId: company.provider_customer_id ?? '',
    walletId: company.provider_wallet_id ?? '',
  })
  return Object.fromEntries(balances.map(({ currency, available }) => [currency, decimalText(available)]))
}
