import { stdnum } from 'stdnum'
import { describe, expect, it } from 'vitest'
import { countries } from './country-names.ts'
import { registrationNumberExamples } from './registration-number-examples.ts'

describe('the examples of registration numbers', () => {
  it.each([
    ['AT', 'businessid'],
    ['AU', 'acn'],
    ['BE', 'vat'],
    ['BR', 'cnpj'],
    ['CH', 'uid'],
    ['CN', 'uscc'],
    ['DK', 'cvr'],
    ['ES', 'cif'],
    ['FI', 'ytunnus'],
    ['FR', 'siren'],
    ['IT', 'iva'],
    ['JP', 'cn'],
    ['KR', 'brn'],
    ['NO', 'orgnr'],
    ['SE', 'orgnr'],
    ['SG', 'uen'],
    ['US', 'ein'],
  ])('of %s passes the check of the country', (code, name) => {
    const example = registrationNumberExamples.get(code)?.example ?? ''
    expect(stdnum[code]?.[name]?.validate(example)).toMatchObject({ isValid: true })
  })

  it('each belong to a country, and have a name', () => {
    const codes = new Set(countries.map(({ code }) => code))
    expect([...registrationNumberExamples.keys()].filter((code) => !codes.has(code))).toEqual([])
    for (const { name, example } of registrationNumberExamples.values())
      expect([name, example]).not.toContain('')
  })
})
