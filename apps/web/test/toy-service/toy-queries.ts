import { queryOptions } from '@tanstack/react-query'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { officeToys, toyInfo, toys } from '../../../server/test/toy-service/contract.ts'
import { api } from '../../src/lib/net/api.ts'
import { officeRecordsKey, recordsKey, useChange } from '../../src/lib/net/use-change.ts'

const key = recordsKey(toyInfo.subject)
const officeKey = officeRecordsKey(toyInfo.subject)

export const toysQuery = queryOptions({ queryKey: [...key, 'list'], queryFn: () => api(toys.list, {}) })
export const toyQuery = (toy_id: string) =>
  queryOptions({ queryKey: [...key, toy_id], queryFn: () => api(toys.get, { body: { toy_id } }) })

export const officeToysQuery = queryOptions({
  queryKey: [...officeKey, 'list'],
  queryFn: () => api(officeToys.list, {}),
})
export const officeToyQuery = (toy_id: string) =>
  queryOptions({ queryKey: [...officeKey, toy_id], queryFn: () => api(officeToys.get, { body: { toy_id } }) })

export const usePayToys = () =>
  useChange(toyInfo.subject, (body: WireInput<typeof toys.pay>['body']) => api(toys.pay, { body }))
