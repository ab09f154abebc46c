import { queryOptions } from '@tanstack/react-query'
import { availability } from '@tradelane/contract/availability/calls'
import type { AvailabilitySetting } from '@tradelane/contract/availability/forms'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'

export const availabilityQuery = queryOptions({
  queryKey: ['availability'],
  queryFn: ({ signal }) => api(availability.get, {}, { signal }),
})

export const useSaveAvailability = () =>
  useChange([availabilityQuery.queryKey], (setting: AvailabilitySetting) =>
    api(availability.save, { body: setting }),
  )
