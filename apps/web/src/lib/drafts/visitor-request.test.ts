import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { dropVisitorRequest, findVisitorRequest, keepVisitorRequest } from './visitor-request.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-01-15T12:00:00Z') })
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('is found for a day, and not after', () => {
  keepVisitorRequest({ name: 'Valves' })
  vi.setSystemTime(new Date('2027-01-16T11:59:59Z'))
  expect(findVisitorRequest()).toEqual({ name: 'Valves' })
  vi.setSystemTime(new Date('2027-01-16T12:00:00Z'))
  expect(findVisitorRequest()).toBeUndefined()
})

it('is what its own tab shows, also after another tab has described another trade', () => {
  keepVisitorRequest({ name: 'Valves' })
  const ofThisTab = sessionStorage
  vi.stubGlobal('sessionStorage', memoryStorage())
  expect(findVisitorRequest()).toEqual({ name: 'Valves' })
  keepVisitorRequest({ name: 'Pumps' })
  expect(findVisitorRequest()).toEqual({ name: 'Pumps' })
  vi.stubGlobal('sessionStorage', ofThisTab)
  expect(findVisitorRequest()).toEqual({ name: 'Valves' })
})

it('is gone once the account has it', () => {
  keepVisitorRequest({ name: 'Valves' })
  dropVisitorRequest()
  expect(findVisitorRequest()).toBeUndefined()
})
