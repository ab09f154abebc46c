import { money } from '@tradelane/money'
import { describe, expect, test } from 'vitest'
import { type Entry, entryColumns, isWellFormed, type Journal } from './journal.ts'

const entry = (owner: string, amount: bigint, account = 'available'): Entry => ({
  owner,
  account,
  amount: money(amount, 'USD'),
})
const journal: Journal = {
  key: 'key',
  kind: 'test.moved',
  subject: 'test:1',
  description: 'Moved by a test',
  eventAt: new Date('2026-02-01T00:00:00Z'),
  entries: [entry('a', -1n), entry('b', 1n)],
}
const most = 10n ** 18n

describe('a journal is well formed', () => {
  test.each<[string, Partial<Journal>]>([
    ['as every journal is', {}],
    ['with a key of 200 characters', { key: 'k'.repeat(200) }],
    ['without a subject', { subject: undefined } as unknown as Partial<Journal>],
    ['with the largest amounts', { entries: [entry('a', -most), entry('b', most)] }],
  ])('%s', (_, change) => {
    expect(isWellFormed({ ...journal, ...change })).toBe(true)
  })
})

describe('a journal is malformed', () => {
  test.each<[string, Partial<Journal>]>([
    ['without a key', { key: '' }],
    ['with a key of 201 characters', { key: 'k'.repeat(201) }],
    ['without a time', { eventAt: new Date(Number.NaN) }],
    ['with a zero character in its key', { key: 'k\0' }],
    ['with a zero character in its kind', { kind: 'k\0' }],
    ['with a zero character in its subject', { subject: 'k\0' }],
    ['with a zero character in its description', { description: 'k\0' }],
    ['with a zero character in an account', { entries: [entry('a', -1n), entry('b', 1n, 'held\0')] }],
    ['with an amount above the largest', { entries: [entry('a', -1n), entry('b', most + 1n)] }],
    ['with an amount below the smallest', { entries: [entry('a', -most - 1n), entry('b', 1n)] }],
  ])('%s', (_, change) => {
    expect(isWellFormed({ ...journal, ...change })).toBe(false)
  })
})

test('entries are sent in the order in which every writer locks accounts', () => {
  const entries = [entry('c', 3n), entry('b', 2n, 'held'), entry('b', 1n), entry('a', -6n)]
  expect(entryColumns(entries)).toEqual({
    owners: ['a', 'b', 'b', 'c'],
    accounts: ['available', 'available', 'held', 'available'],
    currencies: ['USD', 'USD', 'USD', 'USD'],
    amounts: [-6n, 1n, 2n, 3n],
  })
})
