import { useSuspenseQuery } from '@tanstack/react-query'
import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import type { Currency } from '@tradelane/money'
import { balancesQuery } from '../../../lib/queries/wallet.ts'

/** What can be sent: the currencies of the own accounts first, then those that an account would have to be opened in. */
export function useSendCurrencies(): Currency[] {
  const { data: balances } = useSuspenseQuery(balancesQuery)
  const own = balances.map(({ curSymbol }) => curSymbol)
  return [...own, ...offeredCurrencies.filter((currency) => !own.includes(currency))]
}
