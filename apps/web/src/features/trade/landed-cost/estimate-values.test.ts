import { expect, test } from 'vitest'
import {
  bodyOf,
  comparedWithout,
  type EstimateValues,
  hasWayToPort,
  leftOutBetween,
  otherBodyOf,
  wrongAmounts,
} from './estimate-values.ts'

const values: EstimateValues = {
  ...{ hs_code: '6109.10', origin: 'CN', destination: 'DE', currency: 'EUR', incoterm: 'FOB' },
  ...{
    value: '10000.10',
    to_port: '',
    freight: '800',
    insurance: '',
    quantity: '',
    in_container: false,
    arrives_by: '',
  },
  ...{ other_term: '', other_destination: '' },
}

test('Amounts and a quantity that are empty are left out, and 0 is given', () => {
  expect(bodyOf(values)).toEqual({
    ...{ hs_code: '6109.10', origin: 'CN', destination: 'DE', currency: 'EUR', incoterm: 'FOB' },
    ...{ value: 10_000.1, freight: 800, in_container: false },
  })
  expect(bodyOf({ ...values, insurance: '0' })).toHaveProperty('insurance', 0)
  expect(bodyOf({ ...values, quantity: '1000' })).toHaveProperty('quantity', 1_000)
  expect(bodyOf({ ...values, arrives_by: 'sea' })).toHaveProperty('arrives_by', 'sea')
})

test('Another term contains freight and insurance in its price, or does not', () => {
  const insured = { ...values, insurance: '50' }
  expect(otherBodyOf({ ...insured, other_term: 'CIF' })).toMatchObject({ incoterm: 'CIF', value: 10_850.1 })
  expect(otherBodyOf({ ...insured, other_term: 'CPT' })).toMatchObject({ value: 10_800.1 })
  expect(otherBodyOf({ ...insured, incoterm: 'CIP', other_term: 'FCA' })).toMatchObject({ value: 9_150.1 })
  const exWorks = { ...insured, incoterm: 'EXW', to_port: '150' } as const
  expect(otherBodyOf({ ...exWorks, other_term: 'FOB' })).toMatchObject({ value: 10_150.1 })
  expect(bodyOf({ ...values, to_port: '0' })).toHaveProperty('to_port', 0)
})

test.each([
  ['FOB', 'CIF', {}, ['the freight', 'the insurance']],
  ['FOB', 'CFR', {}, ['the freight']],
  ['EXW', 'FOB', {}, ['the costs to the port']],
  ['CIF', 'FCA', { freight: '0', insurance: '5' }, ['the costs to the port']],
  ['FOB', 'CIF', { freight: '800' }, ['the insurance']],
  ['FOB', 'CIF', { freight: '8', insurance: '0' }, []],
  ['CIF', 'CIP', {}, []],
] as const)('%s beside %s with %j given is not to be compared without %j', (one, other, given, left) => {
  const typed = { ...values, freight: '', incoterm: one, ...given }
  const otherBody = otherBodyOf({ ...typed, other_term: other })
  expect(otherBody && leftOutBetween(bodyOf(typed), otherBody)).toEqual(left)
})

test.each([
  [
    {},
    'Both take the same price, and only one of FOB and CIF has the freight and the insurance in its price. Enter the freight and the insurance to compare them.',
  ],
  [
    { freight: '800' },
    'Only one of FOB and CIF has the insurance in its price. Enter the insurance to compare them.',
  ],
] as const)('FOB beside CIF with %j given: %s', (given, text) => {
  const typed = { ...values, freight: '', ...given }
  const [one, other] = [bodyOf(typed), otherBodyOf({ ...typed, other_term: 'CIF' })]
  expect(other && comparedWithout(one, other, leftOutBetween(one, other))).toBe(text)
})

test('Another destination keeps the term and the price; without another one there is nothing to compare', () => {
  expect(otherBodyOf({ ...values, other_destination: 'FR' })).toMatchObject({
    ...{ incoterm: 'FOB', destination: 'FR', value: 10_000.1 },
  })
  expect(otherBodyOf(values)).toBeUndefined()
  expect(otherBodyOf({ ...values, other_term: 'FOB', other_destination: 'DE' })).toBeUndefined()
})

test('Amounts that the currency cannot have are found', () => {
  expect(wrongAmounts(values)).toEqual([])
  expect(
    wrongAmounts({ ...values, value: '100.50', freight: '8.5', insurance: '5', currency: 'JPY' }),
  ).toEqual(['value', 'freight'])
  expect(wrongAmounts({ ...values, value: 'abc', to_port: '1.005', insurance: '5e3' })).toEqual([
    ...['value', 'to_port', 'insurance'],
  ])
})

test('Costs to the port are asked for under a term that does not contain them', () => {
  expect(hasWayToPort({ incoterm: 'FOB', other_term: '' })).toBe(false)
  expect(hasWayToPort({ incoterm: 'FAS', other_term: '' })).toBe(true)
  expect(hasWayToPort({ incoterm: 'FOB', other_term: 'EXW' })).toBe(true)
})
