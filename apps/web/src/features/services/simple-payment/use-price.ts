import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { businessNow } from '../../../lib/browser/business-clock.ts'
import { useSecondsUntil } from '../../../lib/browser/use-seconds-until.ts'
import { useSettled } from '../../../lib/forms/use-settled.ts'
import { paymentQuoteQuery, type Quote, type QuoteRequest } from './payment-queries.ts'

/** What was entered: the amount of one side. The other side follows from the held rate. */
export type Entered = {
  from: string
  to: string
  side: 'source' | 'target'
  amount: string
  /** The chosen account, for the day of arrival: where its bank is, and how it is paid. */
  bankCountry?: string | undefined
  method?: 'LOCAL' | 'SWIFT' | undefined
}

export type Price = {
  /** Of exactly what is entered now; absent while it is asked for. */
  quote: Quote | undefined
  secondsLeft: number | undefined
  isAsking: boolean
  error: Error | null
  /** A quote for what is entered that holds at least so long: the one that is there, else a new one. */
  ensure: (leastSeconds: number) => Promise<Quote | undefined>
}

type PriceOptions = {
  isPaused?: boolean
  /** The saved draft that is priced. */
  draftId?: string | undefined
}

/** The locked price of the entered amount. An expired rate is renewed, unless the approval dialog is open. */
export function usePrice(entered: Entered, { isPaused = false, draftId }: PriceOptions = {}): Price {
  const client = useQueryClient()
  const { from, to, side, amount, bankCountry, method } = entered
  const request = useMemo(
    () => quoteRequestOf({ from, to, side, amount, bankCountry, method }),
    [from, to, side, amount, bankCountry, method],
  )
  const settled = useSettled(request)
  const quoting = useQuery(paymentQuoteQuery(settled, draftId))
  const isCurrent = settled === request && request !== undefined
  const quote = isCurrent ? quoting.data : undefined
  const secondsLeft = useSecondsUntil(quote?.expires_at)
  const isExpired = secondsLeft === 0
  const { refetch } = quoting
  useEffect(() => {
    if (isExpired && !isPaused) void refetch()
  }, [isExpired, isPaused, refetch])
  return {
    quote,
    secondsLeft,
    isAsking: request !== undefined && (!isCurrent || quoting.isFetching),
    error: isCurrent ? quoting.error : null,
    ensure: async (leastSeconds) => {
      if (!request) return undefined
      const query = paymentQuoteQuery(request, draftId)
      const known = client.getQueryData(query.queryKey)
      const isGood = known !== undefined && secondsUntil(known.expires_at) >= leastSeconds
      return client.fetchQuery({ ...query, staleTime: isGood ? Number.POSITIVE_INFINITY : 0 })
    },
  }
}

const secondsUntil = (instant: string): number => (Date.parse(instant) - businessNow().getTime()) / 1_000

export function quoteRequestOf({
  from,
  to,
  side,
  amount,
  bankCountry,
  method,
}: Entered): QuoteRequest | undefined {
  if (!(Number(amount) > 0)) return undefined
  return {
    source_currency_code: from as QuoteRequest['source_currency_code'],
    destination_currency_code: to as QuoteRequest['destination_currency_code'],
    amount: Number(amount),
    side,
    ...(bankCountry && { bank_country: bankCountry }),
    ...(method && { payout_method: method }),
  }
}
