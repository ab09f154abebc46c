import { useLocation } from 'react-router'
import { useAddress } from '../../../../lib/browser/use-address.ts'
import { type QuotesFilter, type QuotesSort, sortNames } from './quotes-filter.ts'

/** Order and filters of the offers, kept in the address. */
export function useQuotesFilter() {
  const { state } = useLocation()
  const [address, change] = useAddress()
  const set = (changes: Record<string, string>) =>
    change(
      (next) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
      },
      // The search is in the navigation state, which must be kept.
      { state, replace: true },
    )
  const sort = address.get('sort') ?? 'best'
  const chosen: QuotesFilter = {
    sort: sort in sortNames ? (sort as QuotesSort) : 'best',
    mode: address.get('mode') ?? '',
    carrier: address.get('carrier') ?? '',
    via: address.get('via') ?? '',
    maxDays: Number(address.get('max_days')) || undefined,
  }
  return {
    chosen,
    sortBy: (next: QuotesSort) => set({ sort: next === 'best' ? '' : next }),
    chooseMode: (mode: string) => set({ mode }),
    chooseCarrier: (carrier: string) => set({ carrier }),
    chooseVia: (via: string) => set({ via }),
    chooseMaxDays: (max_days: string) => set({ max_days }),
    clear: () => set({ mode: '', carrier: '', via: '', max_days: '' }),
  }
}

export type QuotesFilterState = ReturnType<typeof useQuotesFilter>
