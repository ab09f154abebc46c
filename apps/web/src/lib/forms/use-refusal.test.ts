import { expect, test } from 'vitest'
import { atMain, stillRefused } from './use-refusal.ts'

const messages = {
  amount: 'Enter a smaller amount',
  'days.1': 'Choose a day in the future',
  'credit_limit.terms': 'Enter the terms',
  reference: 'Use letters',
}
const before = { amount: '10', days: ['2026-12-01', '2026-01-01'], 'credit_limit.terms': '' }

test('what the server refused stays at its field until the field is changed, whichever else is', () => {
  expect(stillRefused(messages, before, { ...before })).toEqual(messages)
  const { amount: _, ...others } = messages
  expect(stillRefused(messages, before, { ...before, amount: '9' })).toEqual(others)
})

test('a message about a part goes with the field, or by its own name where the form has it', () => {
  expect(
    stillRefused(messages, before, { ...before, days: ['2026-12-01', '2026-12-02'] }),
  ).not.toHaveProperty(['days.1'])
  const now = { ...before, 'credit_limit.terms': '30 days' }
  expect(stillRefused(messages, before, now)).not.toHaveProperty(['credit_limit.terms'])
})

test('a message about a part of a row of the form goes with that field of the row', () => {
  const row = { 'quotes.0.inclusions': 'Lashing', 'quotes.0.eta': '34' }
  const refused = { 'quotes.0.inclusions.0': 'At most 200 characters' }
  expect(stillRefused(refused, row, { ...row, 'quotes.0.eta': '35' })).toEqual(refused)
  expect(stillRefused(refused, row, { ...row, 'quotes.0.inclusions': 'Low loader' })).toEqual({})
})

test('a field that is empty now as before was not changed, and one that the form does not name stays', () => {
  expect(stillRefused({ note: 'Too long' }, {}, { note: '' })).toEqual({ note: 'Too long' })
  expect(stillRefused(messages, before, before)).toHaveProperty('reference')
})

test('where the main field has another name in the call, it takes what is said of fields that the form does not have', () => {
  const now = { text: 'Because', amount: '10' }
  const named = atMain({ amount: 'Enter less', note: 'Too long', reason: 'Too short' }, now, 'text')
  expect(named).toEqual({ amount: 'Enter less', text: 'Too long' })
  expect(stillRefused(named, now, { ...now, text: 'Because of it' })).toEqual({ amount: 'Enter less' })
  expect(atMain({ note: 'Too long' }, now, undefined)).toEqual({ note: 'Too long' })
})
