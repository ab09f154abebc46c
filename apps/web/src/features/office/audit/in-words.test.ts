import { expect, test } from 'vitest'
import { inWords, nameInWords, stateInWords } from './in-words.ts'

test('names of fields and states are words', () => {
  expect(nameInWords('invoice_factoring')).toBe('Invoice factoring')
  expect(['kyb', 'kyb_status', 'uid'].map(nameInWords)).toEqual([
    'Verification',
    'Verification status',
    'Customer',
  ])
  expect(stateInWords('IN_PROGRESS')).toBe('In progress')
  expect(stateInWords(null)).toBe('–')
})

test('every text of an object is a line, without what is empty', () => {
  expect(
    inWords({ decision: 'refuse', note: '', rows: [{ fee: 5 }, { fee: null }], to: { city: 'Kiel' } }),
  ).toEqual([
    { term: 'Decision', value: 'refuse' },
    { term: 'Rows, 1, Fee', value: '5' },
    { term: 'To, City', value: 'Kiel' },
  ])
  expect(inWords(undefined)).toEqual([])
})
