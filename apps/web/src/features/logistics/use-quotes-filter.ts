import { useAddressParam } from '../../lib/use-address-param.ts'
import { type QuotesSort, type QuotesWish, sortNames } from './quotes-filter.ts'

/** Order and filters of the offers, kept in the address. */
export function useQuotesFilter() {
  const [sort = 'best', setSort] = useAddressParam('sort')
  const [mode = '', setMode] = useAddressParam('mode')
  const [carrier = '', setCarrier] = useAddressParam('carrier')
  const [maxDays = '', setMaxDays] = useAddressParam('max_days')
  const wish: QuotesWish = {
    sort: sort in sortNames ? (sort as QuotesSort) : 'best',
    mode,
    carrier,
    maxDays: Number(maxDays) > 0 ? Number(maxDays) : undefined,
  }
  return {
    wish,
    sortBy: (next: QuotesSort) => setSort(next === 'best' ? undefined : next),
    chooseMode: (next: string) => setMode(next || undefined),
    chooseCarrier: (next: string) => setCarrier(next || undefined),
    chooseMaxDays: (next: string) => setMaxDays(next || undefined),
    clear: () => setMode(undefined, { carrier: '', max_days: '' }),
  }
}

export type QuotesFilterState = ReturnType<typeof useQuotesFilter>
