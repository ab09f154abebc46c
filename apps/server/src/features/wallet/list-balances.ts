import { type Currency, currencies, decimalText, money } from '@tradelane/money'
import type { Deps } from '../../deps.ts'

type Row = { account: 'available' | 'held'; currency: Currency; balance: bigint }

/** The hottest read of all: one named statement, one index, one round trip. USD is open first and stands first. */
export const balancesStatement = {
  name: 'wallet_balances',
  text: `select account, currency, balance from ledger_accounts
          where owner = $1 and account in ('available', 'held') order by account_id`,
}

/** Every open wallet, under the provider's names. */
export async function listBalances({ pool }: Pick<Deps, 'pool'>, companyId: string) {
  const { rows } = await pool.query<Row>({ ...balancesStatement, values: [companyId] })
  const held = new Map(
    rows.filter(({ account }) => account === 'held').map((row) => [row.currency, row.balance]),
  )
  return rows
    .filter(({ account }) => account === 'available')
    .map(({ currency, balance }) => ({
      curSymbol: currency,
      isoCode: currencies[currency].numeric,
      balance: decimalText(money(balance, currency)),
      withHoldingBalance: decimalText(money(held.get(currency) ?? 0n, currency)),
      pocketName: 'DEFAULT' as const,
      mccData: [],
      default: currency === 'USD',
    }))
}
