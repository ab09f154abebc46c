import { ProviderUnavailable } from '@tradelane/providers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Deps } from '../../../deps/deps.ts'
import { settledSoon, whenWeHaveGivenUp } from './settled-soon.ts'

let logged: string[]
beforeEach(() => {
  logged = []
  vi.useFakeTimers()
})
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

it('what is settled in time is answered', async () => {
  expect(await settledSoon(deps, Promise.resolve('done'))).toBe('done')
  expect(logged).toEqual([])
})

it('a failure is left to the job: an outage is a warning, everything else an error', async () => {
  expect(await settledSoon(deps, Promise.reject(new ProviderUnavailable('no answer')))).toBeUndefined()
  expect(await settledSoon(deps, Promise.reject(new Error('broken')))).toBeUndefined()
  expect(logged).toEqual(['warn', 'error'])
})

it('after eight seconds nobody is kept waiting', async () => {
  const soon = settledSoon(deps, new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(7_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await soon).toBeUndefined()
})

it('the job comes fifteen seconds after the request', () => {
  const at = new Date('2026-11-27T09:00:00Z')
  expect(whenWeHaveGivenUp(at)).toEqual(new Date('2026-11-27T09:00:15Z'))
})

const deps = {
  log: {
    warn: () => logged.push('warn'),
    error: () => logged.push('error'),
  },
} as unknown as Deps
