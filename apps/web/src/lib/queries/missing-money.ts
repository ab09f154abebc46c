import { useQuery } from '@tanstack/react-query'
import type { WalletBalance } from '@tradelane/contract/wallet/calls'
import { type Currency, decimalText, isPositive, type Money, minus, parseMoney } from '@tradelane/money'
import { balancesQuery } from './wallet.ts'

/** What a payment takes from the wallet, fees included. */
export type Cost = { amount: number | string | null | undefined; currency: Currency }

type Balance = Pick<WalletBalance, 'curSymbol' | 'balance'>

export type MissingMoney = {
  cost: Money
  missing: Money
  /** Absent without an account in this currency. */
  available: Money | undefined
  /** The parameters that open the wallet's dialog that can help, over the page that the person is on. */
  dialog: Record<string, string>
}

/** What the wallet lacks for this cost; undefined while there is enough, or no amount yet. Polled with the balances. */
export function useMissingMoney(cost: Cost, options?: { isRefused: boolean }): MissingMoney | undefined {
  // After a refusal the cached balance is known to be wrong.
  const { data: balances } = useQuery({
    ...balancesQuery,
    ...(options?.isRefused && { refetchOnMount: 'always' }),
  })
  return balances && findMissingMoney(cost, balances)
}

export function findMissingMoney(
  { amount, currency }: Cost,
  balances: readonly Balance[],
): MissingMoney | undefined {
  const text = String(amount ?? '')
  if (!(Number(text) > 0)) return undefined
  const cost = parseMoney(text, currency)
  const own = balances.find(({ curSymbol }) => curSymbol === currency)
  const available = own && parseMoney(String(own.balance), currency)
  const missing = available ? minus(cost, available) : cost
  if (available && !isPositive(missing)) return undefined
  return { cost, missing, available, dialog: dialogFor(missing, balances, available !== undefined) }
}

/** Dollars are added; another currency is converted from what the other accounts hold, else dollars come first. */
function dialogFor(missing: Money, balances: readonly Balance[], isOpen: boolean): Record<string, string> {
  const { currency } = missing
  if (!isOpen) return { wallet: 'open-currency', 'to-currency': currency }
  const others = balances.filter(({ curSymbol, balance }) => curSymbol !== currency && balance > 0)
  const from = others.find(({ curSymbol }) => curSymbol === 'USD') ?? others[0]
  if (currency === 'USD') return { wallet: 'add-balance', 'wallet-amount': decimalText(missing) }
  if (!from) return { wallet: 'add-balance' }
  return {
    wallet: 'convert',
    'from-currency': from.curSymbol,
    'to-currency': currency,
    'wallet-amount': decimalText(missing),
  }
}
