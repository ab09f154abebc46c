import { expect, test } from 'vitest'
import { balancesQuery } from './wallet.ts'

test('balances are asked for each second only while the first accounts are being opened', () => {
  expect(intervalAfter(1)).toBe(1_000)
  expect(intervalAfter(2)).toBe(30_000)
})

test('balances that could not be loaded are not asked for each second, so that “Try again” does not join a call that fails', () => {
  expect(intervalAfter(undefined)).toBe(30_000)
})

function intervalAfter(accounts: number | undefined): unknown {
  const data = accounts === undefined ? undefined : Array.from({ length: accounts }, () => ({}))
  const interval = balancesQuery.refetchInterval as (query: unknown) => unknown
  return interval({ state: { data } })
}
