import { currencies, decimalText, money } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { readBalances } from './read-balances.ts'

/** Every open wallet, under the provider's names. */
export async function listBalances({ pool }: Pick<Deps, 'pool'>, scope: OneCompanyScope) {
  const rows = await readBalances(pool, scope)
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
