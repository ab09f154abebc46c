import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { dutyRates } from '@tradelane/contract/landed-cost/duty-rates'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../../lib/net/api.ts'
import { officeRecordsKey, useChange } from '../../../../lib/net/use-change.ts'

const kind = 'duty-rates'

export const dutyRatesQuery = (search: string, page: number, with_earlier: boolean) =>
  queryOptions({
    queryKey: [...officeRecordsKey(kind), search, page, with_earlier],
    queryFn: ({ signal }) =>
      api(
        dutyRates.list,
        { query: { page: String(page), limit: '20' }, body: { search, with_earlier } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

export type SavedDutyRate = WireInput<typeof dutyRates.save>['body']

export const useSaveDutyRate = () =>
  useChange([officeRecordsKey(kind)], (body: SavedDutyRate) => api(dutyRates.save, { body }))
