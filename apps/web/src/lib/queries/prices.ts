import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { priceList, type RatedService } from '@tradelane/contract/customers/rates'
import { basisPointsOf } from '@tradelane/contract/price-rates/services'
import { rateValue } from '../format/rate-value.ts'
import { api } from '../net/api.ts'

export const pricesQuery = {
  queryKey: ['prices'],
  queryFn: async () => (await api(priceList.list, {})).rates,
  // A rate may change while the page is open elsewhere.
  staleTime: 0,
} as const

/** “0.25 % of the consignment value”, as this company is charged today; undefined until it is known. */
export function useRateText(service: RatedService): string | undefined {
  const { data: rates = [] } = useQuery(pricesQuery)
  const rate = rates.find((one) => one.service === service)
  return rate && `${rateValue(rate)} ${rate.text}`
}

/** The same in hundredths of a percent, for pages that calculate with it. */
export function useBasisPoints(service: RatedService): number {
  const { data: rates } = useSuspenseQuery(pricesQuery)
  return basisPointsOf(rates.find((one) => one.service === service)?.value ?? 0)
}
