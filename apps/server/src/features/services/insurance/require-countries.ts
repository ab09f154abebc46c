import { Refusal } from '../../../refusal.ts'
import { endsOf } from '../premiums/index.ts'

/** Refuses with COUNTRY_REQUIRED, beside each place whose country is not known: its exclusions cannot be checked. */
export function requireCountries(request: Parameters<typeof endsOf>[0]): void {
  const { from, to } = endsOf(request)
  const fields = {
    ...(!from && { origin_countrycode: 'Select the country of origin' }),
    ...(!to && { destination_countrycode: 'Select the country of destination' }),
  }
  const [message] = Object.values(fields)
  if (message !== undefined) throw new Refusal('COUNTRY_REQUIRED', { message, fields })
}
