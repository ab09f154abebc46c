import { type QuotePeriod, quotePeriods } from '@tradelane/contract/quotes/calls'
import { useAddressParam } from '../../lib/browser/use-address-param.ts'

/** What of the quotes is shown, kept in the address. `prefix` tells a panel's from the page's own. */
export function useQuotesFilter(prefix = '') {
  const [periodText, setPeriod] = useAddressParam(`${prefix}period`)
  const [search = '', setSearch] = useAddressParam(`${prefix}search`)
  const [pageText, setPage] = useAddressParam(`${prefix}page`)
  const firstPage = { [`${prefix}page`]: '' }
  return {
    period: quotePeriods.find((known) => known === periodText) ?? ('monthly' as QuotePeriod),
    search,
    page: Math.max(1, Math.trunc(Number(pageText)) || 1),
    choosePeriod: (period: QuotePeriod) => setPeriod(period, firstPage),
    searchFor: (text: string) => setSearch(text || undefined, firstPage),
    goTo: (page: number) => setPage(String(page)),
  }
}

export type QuotesFilter = ReturnType<typeof useQuotesFilter>
