import { type Currency, decimalText, money } from '@tradelane/money'
import { describe, expect, test } from 'vitest'
import { valueOfGoods, valueOfLine } from './value-of-goods.ts'

const line = (quantity: string | null, unit_price: string | null) => ({ quantity, unit_price })

describe('the value of a line', () => {
  test.each([
    ['1', '0.005', 'USD', '0.01'],
    ['1', '0.004999', 'USD', '0.00'],
    ['12000', '2.05', 'USD', '24600.00'],
    ['3', '0.333333', 'USD', '1.00'],
    ['3', '33.5', 'JPY', '101'],
    ['3', '33.166666', 'JPY', '99'],
    ['1.5', '0.001', 'KWD', '0.002'],
    ['0.000001', '0.000001', 'KWD', '0.000'],
    ['999999999.999999', '1', 'EUR', '1000000000.00'],
  ])('%s at %s %s is %s, rounded half up once', (quantity, price, currency, value) => {
    const found = valueOfLine(line(quantity, price), currency as Currency)
    expect(found && decimalText(found)).toBe(value)
  })

  test('is unknown without a quantity or a price', () => {
    expect(valueOfLine(line(null, '1'), 'USD')).toBeUndefined()
    expect(valueOfLine(line('1', null), 'USD')).toBeUndefined()
  })
})

test('the goods are worth the sum of their rounded lines, without those that are not whole', () => {
  const half = line('1', '0.005')
  expect(valueOfGoods([half, half, line('1', null)], 'USD')).toEqual(money(2n, 'USD'))
  expect(valueOfGoods([half, half], 'JPY')).toEqual(money(0n, 'JPY'))
  expect(valueOfGoods([line(null, '1')], 'USD')).toBeUndefined()
  expect(valueOfGoods([], 'USD')).toBeUndefined()
})
