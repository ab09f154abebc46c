import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { officeMovements } from '@tradelane/contract/movements/office-calls'
import type { Currency } from '@tradelane/money'
import { api } from '../../../../lib/net/api.ts'
import { officeRecordsKey } from '../../../../lib/net/use-change.ts'

const moneyKey = officeRecordsKey('wallet')

export const companysBalancesQuery = (uid: string) =>
  queryOptions({
    queryKey: [...moneyKey, uid, 'balances'],
    queryFn: ({ signal }) => api(officeMovements.balances, { query: { uid } }, { signal }),
    // A clerk reads them out: never from an earlier look.
    staleTime: 0,
  })

export const companysMovementsQuery = (uid: string, currency: Currency, page: number) =>
  queryOptions({
    queryKey: [...moneyKey, uid, 'movements', currency, page],
    queryFn: ({ signal }) =>
      api(officeMovements.movements, { query: { uid, currency, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
