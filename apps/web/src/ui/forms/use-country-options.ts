import { useQuery } from '@tanstack/react-query'
import { bankCountries } from '@tradelane/contract/lists/bank-countries'
import { countries, isCountry } from '@tradelane/contract/lists/country-names'
import { codeListQuery } from '../../lib/queries/code-list.ts'
import { countryOptions } from './country-options.ts'
import type { SelectOption } from './select.tsx'

/** Every country, with what else it is called once the list is loaded. Until then, and without it, by its name and code. */
export function useCountryOptions(others?: readonly SelectOption[]): SelectOption[] {
  const { data = countries } = useQuery(codeListQuery('COUNTRY_NAME', ''))
  return countryOptions(data, others)
}

const bankPlaces = bankCountries
  .filter(({ code }) => !isCountry(code))
  .map(({ code, description }) => ({ value: code, label: description }))

/** With Kosovo, where banks and customs are too. */
export const useBankCountryOptions = (): SelectOption[] => useCountryOptions(bankPlaces)
