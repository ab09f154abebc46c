import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSettled } from '../../../../lib/forms/use-settled.ts'
import { ApiError, mayPass, messageOf } from '../../../../lib/net/api-error.ts'
import { tradeQuery } from '../../../../lib/queries/trades.ts'
import { offerQuery } from './fund-queries.ts'
import { type FundValues, offerBodyOf } from './fund-values.ts'

/** The offer for what is entered, once typing has stopped. */
export function useOffer(values: FundValues) {
  const wanted = JSON.stringify(offerBodyOf(values) ?? null)
  const settled = useSettled(wanted)
  const body = useMemo(() => JSON.parse(settled) ?? undefined, [settled])
  // Until it is saved, an invoice is checked against the bookings of the current trade.
  const { data: trade } = useQuery(tradeQuery(undefined))
  const { data, error, isFetching, refetch } = useQuery(offerQuery(body, trade?.transaction_id))
  const isAsked = body !== undefined
  return {
    offer: isAsked && !error ? data : undefined,
    /** Of exactly what is entered. */
    isCurrent: isAsked && settled === wanted && !isFetching && !error,
    isAsking: settled !== wanted || isFetching,
    problem: isAsked && error ? problemOf(error) : undefined,
    /** Where the same may be answered next time. */
    askAgain: isAsked && error && mayPass(error) ? () => void refetch() : undefined,
  }
}

const problemOf = (error: Error): string =>
  error instanceof ApiError ? (Object.values(error.fields)[0] ?? messageOf(error)) : messageOf(error)
