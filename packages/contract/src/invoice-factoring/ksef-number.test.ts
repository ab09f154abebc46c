import { describe, expect, it } from 'vitest'
import { ksefNumber } from './ksef-number.ts'

const faultOf = (text: unknown) => ksefNumber.safeParse(text).error?.issues[0]?.message

describe('a KSeF number', () => {
  it.each([
    // "Numer KSeF – struktura i walidacja", CIRFMF/ksef-docs, faktury/numer-ksef.md, read on 28 November 2026.
    '5265877635-20250826-0100001AF629-AF',
    // Examples of the KSeF 2.0 API (api-test.ksef.mf.gov.pl/docs/v2), read on 28 November 2026.
    '5265877635-20250626-010080DD2B5E-26',
    '5265877635-20250925-010020A0A242-0A',
    '5555555555-20250828-010080615740-E4',
  ])('is one that the documentation has: %s', (number) => {
    expect(ksefNumber.parse(number)).toBe(number)
  })

  it('is read in small letters, with blanks, and with the hyphens of a print', () => {
    expect(ksefNumber.parse(' 5265877635–20250826–0100001af629–af ')).toBe(
      '5265877635-20250826-0100001AF629-AF',
    )
  })

  it.each(['', 'RE-1', '5265877635-20250826-0100001AF629', '5265877635-20250826-010000-1AF629-AF'])(
    'has its form: %s',
    (text) => {
      expect(faultOf(text)).toBe(
        'Enter the KSeF number as KSeF gave it, such as 5265877635-20250826-0100001AF629-AF',
      )
    },
  )

  it.each([
    '5265877635-20250826-0100001AF629-AE',
    '5265877653-20250826-0100001AF629-AF',
    '5265877635-20250828-0100001AF629-AF',
  ])('has a check sum that finds typing mistakes: %s', (text) => {
    expect(faultOf(text)).toBe('This KSeF number has a typing mistake: its check sum is wrong')
  })
})
