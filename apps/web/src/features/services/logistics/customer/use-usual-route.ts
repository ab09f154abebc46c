import { useQuery, useQueryClient } from '@tanstack/react-query'
import { availability } from '@tradelane/contract/availability/calls'
import { useEffect } from 'react'
import { api } from '../../../../lib/net/api.ts'
import { citiesQuery, cityText } from '../../../../lib/queries/cities.ts'
import type { CargoFormState } from './cargo-form.ts'

/** Where nothing was typed yet, the cities that the company said under Check Availability that it trades between. */
export function useUsualRoute(form: CargoFormState): void {
  const client = useQueryClient()
  const { data: route } = useQuery({
    queryKey: ['availability'],
    queryFn: ({ signal }) => api(availability.get, {}, { signal }),
  })
  useEffect(() => {
    const fill = async (end: 'from_city' | 'to_city', text: string | null | undefined) => {
      if (!text || form.getValues(end).text !== '') return
      // What was saved is a text: only a city that the list knows under just that name is taken.
      const found = await client.fetchQuery(citiesQuery(text)).catch(() => [])
      const city = found.find((each) => cityText(each) === text)
      if (city && form.getValues(end).text === '') form.setValue(end, { text, city })
    }
    void fill('from_city', route?.origin)
    void fill('to_city', route?.destination)
  }, [form, client, route])
}
