import { expect, test } from 'vitest'
import {
  asksOfCustoms,
  customsFactFaults,
  customsFacts,
  dutyTextInto,
  eudrNotDueText,
  isAnswered,
} from './customs-asks.ts'

const eu = { into: 'DE', isUnion: true, arrives_on: '2027-01-15' }
const us = { into: 'US', isUnion: false, arrives_on: '2027-01-15' }
const facts = customsFacts.parse({})

/** Regulation (EU) 2023/956, Annex I. */
test.each([
  ['72081000', true],
  ['720211', true],
  ['720221', false],
  ['72044910', false],
  ['260112', true],
  ['260111', false],
  ['73181542', true],
  ['732393', false],
  ['76012010', true],
  ['760200', false],
  ['761510', false],
  ['25232900', true],
  ['31021010', true],
  ['310560', false],
  ['283421', true],
  ['283429', false],
  ['280410', true],
  ['280440', false],
  ['520511', false],
])('CBAM asks about %s: %s', (code, isAsked) => {
  expect(asksOfCustoms({ ...eu, hs_codes: [code] }).includes('cbam')).toBe(isAsked)
  expect(asksOfCustoms({ ...us, hs_codes: [code] })).not.toContain('cbam')
})

/** Regulation (EU) 2023/1115, Annex I, without chapter 49 since Regulation (EU) 2025/2650. */
test.each([
  ['090111', true],
  ['180100', true],
  ['440220', true],
  ['940360', true],
  ['940320', false],
  ['480256', true],
  ['490199', false],
  ['401110', true],
  ['150710', true],
  ['151110', true],
  ['020130', true],
  ['020321', false],
  ['720810', false],
])('EUDR asks about %s: %s', (code, isAsked) => {
  expect(asksOfCustoms({ ...eu, hs_codes: [code] }).includes('eudr')).toBe(isAsked)
})

/** Regulation (EU) 2025/2650: large and medium-sized operators from 30 December 2026. */
test('EUDR asks from the day on which it applies, and in the Union alone', () => {
  const coffee = { hs_codes: ['090111'] }
  expect(asksOfCustoms({ ...eu, ...coffee, arrives_on: '2026-12-29' })).toEqual([])
  expect(asksOfCustoms({ ...eu, ...coffee, arrives_on: '2026-12-30' })).toEqual(['eudr'])
  expect(asksOfCustoms({ into: 'GB', isUnion: false, arrives_on: '2027-01-15', ...coffee })).toEqual([])
})

/** Regulation (EU) 2023/1115, article 38 (3), as amended: what Regulation (EU) No 995/2010 covered has no later day. */
test('small importers have half a year more, but not for wood and paper', () => {
  expect(eudrNotDueText).toContain('for these it begins on 30 June 2027')
  expect(eudrNotDueText).toContain('but for wood, pulp, paper and wooden furniture on 30 December 2026 too')
})

test('the United States ask for the origin of all goods, and for the melt of metals', () => {
  expect(asksOfCustoms({ ...us, hs_codes: [] })).toEqual(['origin'])
  expect(asksOfCustoms({ ...us, hs_codes: ['520511', '730890'] })).toEqual(['origin', 'melt'])
  expect(asksOfCustoms({ ...us, hs_codes: ['760612'] })).toEqual(['origin', 'melt'])
})

test.each([
  ['origin', {}, false],
  ['melt', {}, false],
  ['melt', { melt_country: 'KR' }, true],
  ['cbam', { cbam_declarant: 'CBAM-DE-2026-ABC12345678901' }, true],
  ['cbam', { cbam_below_threshold: false }, false],
  ['eudr', {}, false],
  ['eudr', { eudr_not_due: true }, true],
  ['eudr', { eudr_not_due: false }, false],
] as const)('the question %s with %j is answered: %s', (ask, given, expected) => {
  expect(isAnswered(ask, customsFacts.parse(given))).toBe(expected)
})

test('metals are asked for their melt in the United States alone', () => {
  expect(
    asksOfCustoms({ into: 'CA', isUnion: false, arrives_on: '2027-01-15', hs_codes: ['730890'] }),
  ).toEqual([])
})

test('one code without a threshold is enough to need the declarant, which may be given', () => {
  const faultsOf = (changes: object) =>
    Object.keys(
      customsFactFaults({ cbam_below_threshold: true, ...changes }, { hs_codes: ['72081000', '28041000'] }),
    )
  expect(faultsOf({})).toEqual(['cbam_below_threshold'])
  expect(faultsOf({ cbam_declarant: ' ' })).toEqual(['cbam_below_threshold'])
  expect(faultsOf({ cbam_declarant: 'CBAM-DE-2026-ABC12345678901', cbam_below_threshold: false })).toEqual([])
})

/** SPF Finances (Belgium), 8 December 2025; TRACES and the Commission's note on the conventional reference number of statements. */
test.each([
  ['origin_country', 'DE', true],
  ['origin_country', 'XX', false],
  ['origin_country', 'Germany', false],
  ['melt_country', 'ZZ', false],
  ['cbam_declarant', 'CBAM-AT-2024-AAA12345678901', true],
  ['cbam_declarant', 'cbam-at-2024-aaa12345678901', true],
  ['cbam_declarant', 'CBAM-AT-2024-AAA1234567890', false],
  ['cbam_declarant', '12', false],
  ['cbam_declarant', 'DE123456789012345', false],
  ['eudr_statement', '24ITYGBJFOS258', true],
  ['eudr_statement', '99EU9999999999', true],
  ['eudr_statement', '24ITYGBJFOS258-ABCD1234', false],
  ['eudr_statement', 'abc', false],
])('the answer %s %j is taken: %s', (field, text, isTaken) => {
  expect(customsFacts.safeParse({ [field]: text }).success).toBe(isTaken)
  expect(customsFacts.safeParse({ [field]: '' }).success).toBe(true)
})

test('a number and that none is due deny each other', () => {
  const none = { hs_codes: [] }
  expect(customsFactFaults({ eudr_statement: '24ITYGBJFOS258', eudr_not_due: true }, none)).toEqual({
    eudr_not_due: 'Either this or the number: clear one of them',
  })
  const below = { cbam_below_threshold: true, cbam_declarant: 'CBAM-AT-2024-AAA12345678901' }
  expect(Object.keys(customsFactFaults(below, none))).toEqual(['cbam_below_threshold'])
  expect(customsFactFaults({ eudr_not_due: true }, none)).toEqual({})
  expect(customsFactFaults({ eudr_not_due: true, eudr_statement: ' ' }, none)).toEqual({})
})

test('each question has an answer, also that it does not apply', () => {
  expect(isAnswered('cbam', facts)).toBe(false)
  expect(isAnswered('cbam', { ...facts, cbam_below_threshold: true })).toBe(true)
  expect(isAnswered('eudr', { ...facts, eudr_statement: '26FIABC1234567' })).toBe(true)
  expect(isAnswered('origin', customsFacts.parse({ origin_country: 'in' }))).toBe(true)
  const below = { cbam_below_threshold: true }
  expect(customsFactFaults(below, { hs_codes: ['720810'] })).toEqual({})
  expect(Object.keys(customsFactFaults(below, { hs_codes: ['280410'] }))).toEqual(['cbam_below_threshold'])
})

test('duties are said not to be included, and those of the United States to add up', () => {
  expect(dutyTextInto('DE')).toBe('Import duty and tax are not included, and change often.')
  expect(dutyTextInto('US')).toContain('several duties can add up')
})
