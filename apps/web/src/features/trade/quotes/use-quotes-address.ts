import { type QuotePeriod, quotePeriods } from '@tradelane/contract/quotes/calls'
import { type ListAddress, useListAddress } from '../../../lib/browser/use-list-address.ts'

export type QuotesAddress = ListAddress<QuotePeriod> & { period: QuotePeriod }

/** The filter of the quotes. `prefix` separates a panel's parameters from those of the page. */
export function useQuotesAddress(prefix = ''): QuotesAddress {
  const address = useListAddress({ choices: quotePeriods, filter: 'period', prefix })
  return { ...address, period: address.chosen ?? 'monthly' }
}
