import { z } from 'zod/mini'
import { isBankCountry } from '../lists/bank-countries.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { inCapitals } from '../primitives/identifier.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { done, instant, line } from '../primitives/values.ts'

const country = z.string('Select a country').check(inCapitals, z.refine(isBankCountry, 'Select a country'))
/** 'sanctions' excludes a country from every service, 'risk' from freight and insurance. */
const basis = z.enum(['sanctions', 'risk'])
export const excludedCountry = z.strictObject({
  country,
  basis: z._default(basis, 'risk'),
  reason: paragraphs(300, 'Reason is required'),
})

/** Countries and regions that services do not reach. */
export const restrictedCountries = {
  list: endpoint({
    method: 'GET',
    path: '/admin/insurance/excluded_countries',
    auth: 'admin',
    staff: 'everyone',
    summary:
      'The countries and regions that services do not reach: one list for payments, freight and insurance',
    response: z.object({
      status: z.literal('success'),
      countries: z.array(
        z.object({
          country: z.string(),
          /** Empty for the whole country. */
          region: z.string(),
          name: z.string(),
          basis,
          reason: z.string(),
          /** Where the entry comes from, and the day of that source; null for a decision of the back office. */
          source: z.nullable(z.string()),
          published_on: z.nullable(z.string()),
          saved_by: z.string(),
          saved_at: instant,
        }),
      ),
    }),
  }),
  restrict: endpoint({
    method: 'POST',
    path: '/admin/insurance/excluded_countries/save',
    auth: 'admin',
    staff: ['compliance'],
    summary: 'Excludes a country, or changes the reason',
    body: excludedCountry,
    response: done,
    idempotent: true,
  }),
  admit: endpoint({
    method: 'POST',
    path: '/admin/insurance/excluded_countries/remove',
    auth: 'admin',
    staff: ['compliance'],
    summary: 'Takes a country off the list of excluded ones',
    body: z.strictObject({ country, region: z.optional(line(100, 'Select a region')) }),
    response: done,
    errors: ['NOT_FOUND'],
  }),
}
