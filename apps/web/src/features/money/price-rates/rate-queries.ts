import { queryOptions, useQuery } from '@tanstack/react-query'
import { whileWaiting } from '@tradelane/contract/four-eyes/waiting'
import { priceRates } from '@tradelane/contract/price-rates/calls'
import type { PriceService } from '@tradelane/contract/price-rates/services'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { staffOnly } from '@tradelane/contract/primitives/staff'
import { api } from '../../../lib/net/api.ts'
import { officeRecordsKey, useChange } from '../../../lib/net/use-change.ts'
import { changesQuery } from '../../../lib/queries/pending-changes.ts'
import { useStaffMay } from '../../../lib/session/staff.ts'

const ratesKey = officeRecordsKey('price-rates')

export const ratesQuery = (uid?: string) =>
  queryOptions({
    queryKey: [...ratesKey, uid ?? 'all'],
    queryFn: async ({ signal }) =>
      (await api(priceRates.list, { body: uid ? { uid } : {} }, { signal })).rates,
  })

export const outcomeQuery = (rate_id: string) =>
  queryOptions({
    queryKey: [...ratesKey, 'outcome', rate_id],
    queryFn: ({ signal }) => api(priceRates.outcome, { body: { rate_id } }, { signal }),
  })

/** The profile of a customer shows its rates too. */
const changed = [ratesKey, changesQuery.queryKey, officeRecordsKey('customers')]

/** Why somebody cannot ask for a new version. */
export const useClosed = (): string | undefined =>
  useStaffMay(priceRates.propose) ? undefined : staffOnly(priceRates.propose.staff, 'change rates')

/** Why no new version of this service can be asked for now: one change of it waits at a time. */
export function useWaiting(service: PriceService, customer: string | undefined): string | undefined {
  const { data = [] } = useQuery(ratesQuery(customer))
  return whileWaiting({
    is_waiting: data.some(
      (rate) => rate.state === 'PENDING' && rate.service === service && rate.uid === (customer ?? null),
    ),
  })
}

export const useProposeRate = () =>
  useChange(changed, (body: WireInput<typeof priceRates.propose>['body']) =>
    api(priceRates.propose, { body }),
  )
