import { rateFromText } from '@tradelane/money'
import { describe, expect, test } from 'vitest'
import { dollarsOf, quantitiesOf, textOf, weightOf } from './what-services-need.ts'

const line = (quantity: string | null, unit_price: string | null, unit = 'pcs') => ({
  ...{ description: 'Tea', hs_code: '090240', quantity, unit, unit_price },
})

test('goods weigh something where each is counted by weight', () => {
  expect(weightOf([line('1.5', '1', 't'), line('250.25', '1', 'KG'), line('500', '1', 'g')])).toBe(1750.75)
  expect(weightOf([line('1.5', '1', 't'), line('1', '1')])).toBeUndefined()
  expect(weightOf([line('1', '1', 'crates')])).toBeUndefined()
  expect(weightOf([{ ...line('1', '1'), unit: null }])).toBeUndefined()
  expect(weightOf([line(null, '1', 't')])).toBeUndefined()
  expect(weightOf([])).toBeUndefined()
})

test('what goods are fits into a search, each text once', () => {
  expect(textOf([line('1', '1'), line('2', '2')])).toBe('Tea')
  const long = textOf([{ ...line('1', '1'), description: 'a'.repeat(199) }, line('1', '1')])
  expect(long).toBe(`${'a'.repeat(199)}…`)
  expect(textOf([{ ...line('1', '1'), description: 'a'.repeat(200) }])).toBe('a'.repeat(200))
  const tea = textOf([{ ...line('1', '1'), description: `${'a'.repeat(198)}🍵` }, line('1', '1')])
  expect(tea).toBe(`${'a'.repeat(198)}🍵…`)
})

test('how many of the goods there are is said line by line, without the lines that nobody has counted', () => {
  const tins = { ...line('5000', '1'), description: 'Tins' }
  expect(quantitiesOf([line('1.123456', '1', 't'), tins, line(null, '1')])).toBe(
    '1.123456 t Tea; 5,000 pcs Tins',
  )
  const long = quantitiesOf(Array.from({ length: 100 }, () => tins))
  expect([...long]).toHaveLength(200)
  expect(long.endsWith('…')).toBe(true)
})

describe('the value in US dollars', () => {
  const goods = [line('100', '12.5')]
  const rate = rateFromText('1.08044', 'EUR', 'USD')

  test('is by the rate of the day, to the cent', () => {
    expect(dollarsOf({ goods, currency: 'USD' }, undefined)).toBe('1250.00')
    expect(dollarsOf({ goods, currency: 'EUR' }, rate)).toBe('1350.55')
  })

  test('is unknown without a rate, without a currency, and beyond what freight takes', () => {
    expect(dollarsOf({ goods, currency: 'EUR' }, undefined)).toBeUndefined()
    expect(dollarsOf({ goods }, rate)).toBeUndefined()
    expect(dollarsOf({ goods: [line('1', '0')], currency: 'USD' }, undefined)).toBeUndefined()
    expect(dollarsOf({ goods: [line('1', '0.01')], currency: 'USD' }, undefined)).toBe('0.01')
    expect(dollarsOf({ goods: [line('1000000', '1000')], currency: 'USD' }, undefined)).toBe('1000000000.00')
    const more = [line('1000000', '1000'), line('1', '0.01')]
    expect(dollarsOf({ goods: more, currency: 'USD' }, undefined)).toBeUndefined()
  })
})
