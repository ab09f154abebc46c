import { expect, test } from 'vitest'
import { premiumRequest } from '../insurance/forms.ts'
import { excludedCountry } from './calls.ts'

const messagesFor = (
  schema: { safeParse(given: unknown): { error?: { issues: readonly Issue[] } | undefined } },
  given: object,
) => (schema.safeParse(given).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
type Issue = { path: PropertyKey[]; message: string }

test('two letters that no country has are refused in the form, too', () => {
  const excluded = (country: string) => messagesFor(excludedCountry, { country, reason: 'War' })
  expect(excluded('ZZ')).toEqual([['country', 'Select a country']])
  expect(excluded('de')).toEqual([])
  const insured = (origin_countrycode: string) =>
    messagesFor(premiumRequest, { origin_countrycode }).filter(([field]) => field === 'origin_countrycode')
  expect(insured('ZZ')).toEqual([['origin_countrycode', 'Select the country']])
  expect(insured('DE')).toEqual([])
})
