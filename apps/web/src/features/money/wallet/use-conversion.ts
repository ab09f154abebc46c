import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { OfferedCurrency } from '@tradelane/contract/lists/offered-currencies'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { quotes } from '@tradelane/contract/quotes/calls'
import type { Currency } from '@tradelane/money'
import { useMemo, useState } from 'react'
import { useSecondsUntil } from '../../../lib/browser/use-seconds-until.ts'
import { useSettled } from '../../../lib/forms/use-settled.ts'
import { balancesQuery } from '../../../lib/queries/wallet.ts'
import { conversionQuoteQuery, type QuoteRequest } from './wallet-queries.ts'

/** What was entered: the amount of one side. The other side follows from the held rate. */
export type Entered = { from: Currency; to: Currency; side: 'source' | 'target'; amount: string }

/** Where a conversion begins: two currencies, and the amount that is needed in the second. */
export type StartOfConversion = {
  from?: Currency | undefined
  to?: Currency | undefined
  target?: string | undefined
}

export type KnownQuote = WireOutput<typeof quotes.get>

/** Two wallets, one amount, and the rate that is held for it. */
export function useConversion(given: StartOfConversion, quoted?: KnownQuote) {
  const { data: balances } = useSuspenseQuery(balancesQuery)
  const open = balances.map(({ curSymbol }) => curSymbol)
  const [start] = useState<Entered>(() => {
    return quoted ? enteredAs(quoted) : startWith(given, open)
  })
  const [entered, setEntered] = useState(start)
  const settled = useSettled(entered)
  const request = useMemo(() => quoteRequestOf(settled), [settled])
  // The earlier quote is still valid for its own amount.
  const isAsQuoted = settled === start && quoted?.state === 'live'
  const quoting = useQuery({ ...conversionQuoteQuery(request), ...(isAsQuoted && { initialData: quoted }) })
  const isCurrent = settled === entered && request !== undefined
  const quote = isCurrent ? quoting.data : undefined
  const secondsLeft = useSecondsUntil(quote?.expires_at)
  const available = balances.find(({ curSymbol }) => curSymbol === entered.from)?.balance ?? 0
  return {
    open,
    available,
    entered,
    change: (part: Partial<Entered>) => setEntered(apart({ ...entered, ...part }, entered)),
    quote,
    secondsLeft,
    isExpired: secondsLeft === 0,
    isAsking: quoteRequestOf(entered) !== undefined && (!isCurrent || quoting.isFetching),
    askAgain: () => void quoting.refetch(),
    error: isCurrent ? quoting.error : null,
    /** Both amounts: the one that was entered, and the one calculated from it. */
    source: entered.side === 'source' ? entered.amount : String(quote?.amount_sent ?? ''),
    target: entered.side === 'target' ? entered.amount : String(quote?.amount_received ?? ''),
    isTooMuch: quote !== undefined && quote.amount_sent > available,
  }
}

function startWith({ from: wanted, to: into, target }: StartOfConversion, open: Currency[]): Entered {
  const from = wanted && open.includes(wanted) ? wanted : 'EUR'
  const to = into && into !== from && open.includes(into) ? into : from === 'USD' ? 'EUR' : 'USD'
  return target && to === into
    ? { from, to, side: 'target', amount: target }
    : { from, to, side: 'source', amount: '' }
}

const enteredAs = ({ source_currency, target_currency, amount_sent }: KnownQuote): Entered => ({
  from: source_currency,
  to: target_currency,
  side: 'source',
  amount: String(amount_sent),
})

function quoteRequestOf({ from, to, side, amount }: Entered): QuoteRequest | undefined {
  if (!(Number(amount) > 0)) return undefined
  return {
    source_currency_code: from as OfferedCurrency,
    destination_currency_code: to as OfferedCurrency,
    amount: Number(amount),
    side,
  }
}

/** Choosing the other side's currency swaps the two: they are never the same. */
function apart(next: Entered, before: Entered): Entered {
  return next.from === next.to ? { ...next, from: before.to, to: before.from } : next
}
