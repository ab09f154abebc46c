import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { findCargo } from './cargo-memory.ts'
import { cargoForm } from './cargo-rules.ts'
import { type CargoSearchBody, type CargoState, cargoSearchOf, type QuotesState } from './cargo-search-of.ts'
import { cargoAddress } from './initiate-skip.ts'
import { forgetSearches } from './quotes-queries.ts'

/** The search from the navigation state, or from the stored form; undefined if neither is complete. */
export function useQuotesSearch(): CargoSearchBody | undefined {
  const { state } = useLocation() as { state: Partial<QuotesState> | null }
  return useMemo(() => {
    if (state?.search) return state.search
    const { data } = cargoForm.safeParse(findCargo())
    return data && cargoSearchOf(data)
  }, [state])
}

/** Requests new offers from the carriers. */
export function useSearchAgain(): (search: CargoSearchBody) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return (search) => {
    forgetSearches(client)
    const state: QuotesState = { search }
    void navigate('/logistics/quotes', { state })
  }
}

/** Back to the form, with what was refused beside its fields. */
export function useChangeSearch(): (refused: Readonly<Record<string, string>>) => void {
  const navigate = useNavigate()
  return (refused) => {
    const state: CargoState = { refused }
    void navigate(cargoAddress, { state })
  }
}
