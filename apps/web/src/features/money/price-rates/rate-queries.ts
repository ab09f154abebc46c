import { queryOptions } from '@tanstack/react-query'
import { whileWaiting } from '@tradelane/contract/four-eyes/waiting'
import { priceRates } from '@tradelane/contract/price-rates/calls'
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

/** The profile of a customer shows its rates too. */
const changed = [ratesKey, changesQuery.queryKey, officeRecordsKey('customers')]

/** Why somebody cannot ask for a new version now. */
export function useClosed(is_waiting: boolean): string | undefined {
  const mayAsk = useStaffMay(priceRates.propose)
  return mayAsk ? whileWaiting({ is_waiting }) : staffOnly(priceRates.propose.staff, 'change rates')
}

export const useProposeRate = () =>
  useChange(changed, (body: WireInput<typeof priceRates.propose>['body']) =>
    api(priceRates.propose, { body }),
  )
