import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { dropView, keepView } from '../session/view-place.ts'
import { dropDraft, dropUnownedDrafts, findDraft, keepDraft } from './drafts.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

describe('a draft in the browser', () => {
  it('is found again by its owner', () => {
    keepDraft('registration', 'user 1', { step: 2 })
    expect(findDraft('registration', 'user 1')).toEqual({ step: 2 })
  })

  it('is not shown to another owner', () => {
    keepDraft('registration', 'user 1', { step: 2 })
    expect(findDraft('registration', 'user 2')).toBeUndefined()
  })

  it('is gone after it was dropped', () => {
    keepDraft('payment', 'payment 1', { step: 2 })
    dropDraft('payment')
    expect(findDraft('payment', 'payment 1')).toBeUndefined()
  })

  it('is removed by the next sign-in if it names no owner', () => {
    keepDraft('cargo', '', { weight: '1' })
    keepDraft('partner', 'company 1', { name: 'A' })
    dropUnownedDrafts()
    expect(findDraft('cargo', '')).toBeUndefined()
    expect(findDraft('partner', 'company 1')).toEqual({ name: 'A' })
  })

  it('of a viewed customer is in that tab alone, and the one of the browser stays', () => {
    keepDraft('cargo', '', { weight: '1' })
    keepView({ jwt: 'view', view_id: 'one', ends: 0 })
    expect(findDraft('cargo', '')).toBeUndefined()
    keepDraft('cargo', '', { weight: '2' })
    expect(findDraft('cargo', '')).toEqual({ weight: '2' })
    dropDraft('cargo')
    dropView()
    expect(findDraft('cargo', '')).toEqual({ weight: '1' })
  })

  it('is missing if what is stored cannot be read', () => {
    localStorage.setItem('draft cargo', '{')
    expect(findDraft('cargo', '')).toBeUndefined()
  })

  it('is not stored, without an error, where storage is disabled', () => {
    vi.stubGlobal('sessionStorage', undefined)
    keepDraft('payment', '', {})
    dropDraft('payment')
    expect(findDraft('payment', '')).toBeUndefined()
  })
})
