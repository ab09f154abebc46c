import { describe, expect, it } from 'vitest'
import { hashOf } from './binding.ts'

describe('the hash that a code is bound to', () => {
  it('is the same for the same fields in another order', () => {
    const one = { amount: 100n, payee: { name: 'Hafenhandel', country: 'DE' }, note: null }
    const same = { note: null, payee: { country: 'DE', name: 'Hafenhandel' }, amount: 100n }
    expect(hashOf(one)).toBe(hashOf(same))
  })

  it.each([
    ['amount', { amount: 100n }, { amount: 101n }],
    ['inner field', { payee: { country: 'DE' } }, { payee: { country: 'FR' } }],
    ['list', { lines: [1, 2] }, { lines: [2, 1] }],
    ['empty field', { note: null }, { note: '' }],
    ['field name', { from: 1 }, { to: 1 }],
    ['list of records', { lines: [{ a: 1 }] }, { lines: [{ a: 2 }] }],
  ])('differs with another %s', (_what, one, other) => {
    expect(hashOf(one)).not.toBe(hashOf(other))
  })
})
