import { type QuotePeriod, quotePeriods } from '@tradelane/contract/quotes/calls'
import { type ListAddress, useListAddress } from '../../lib/browser/use-list-address.ts'

export type QuotesAddress = ListAddress<QuotePeriod> & { period: QuotePeriod }

/** Which quotes are shown. `prefix` tells a panel's parameters from the page's own. */
export function useQuotesAddress(prefix = ''): QuotesAddress {
  const address = useListAddress({ choices: quotePeriods, filter: 'period', prefix })
  return { ...address, period: address.chosen ?? 'monthly' }
}
