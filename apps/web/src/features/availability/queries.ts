import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type AvailabilitySetting, availability } from '@tradelane/contract/availability/calls'
import { api } from '../../lib/net/api.ts'

export const availabilityQuery = queryOptions({
  queryKey: ['availability'],
  queryFn: ({ signal }) => api(availability.get, {}, { signal }),
})

export function useSaveAvailability() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (setting: AvailabilitySetting) => api(availability.save, { body: setting }),
    onSuccess: () => client.invalidateQueries({ queryKey: availabilityQuery.queryKey }),
  })
}
