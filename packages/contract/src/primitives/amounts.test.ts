import { expect, test } from 'vitest'
import { amountInput, howAmountsAreWritten } from './amounts.ts'

const price = amountInput('Enter your price')

test.each([
  '10,200.00',
  '10.200,00',
  '10 200',
  "10'200",
  '1e4',
  'ten',
  '+5',
  '.5',
  '1000000000000000000000.00',
])('“%s” is no amount, and the refusal says how one is written', (text) => {
  expect(price.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([howAmountsAreWritten])
})

test.each(['', ' ', undefined, null, {}])('%o is nothing typed', (typed) => {
  expect(price.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['Enter your price'])
})

test.each(['10200.00', 10_200, '0.5', '-3'])('%o is an amount', (typed) => {
  expect(price.parse(typed)).toBe(String(typed))
})
