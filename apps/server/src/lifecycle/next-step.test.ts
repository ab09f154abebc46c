import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import { describe, expect, it } from 'vitest'
import { toyStateTable } from '../../test/toy-service/contract.ts'
import { type ToyRow, toyLifecycle } from '../../test/toy-service/toys.ts'
import { nextStepOf } from './next-step.ts'

const now = new Date('2026-11-22T10:00:00Z')
const row = (state: ToyRow['state'] | null) => ({ state }) as never
const own: NextStep = { who: 'bank', text: 'The bank counts.', by: now }

describe('the next step of a record', () => {
  it('is its state’s, without a day where nothing was promised', () => {
    expect(nextStepOf(toyLifecycle, row('ordered'), now)).toEqual({ ...toyStateTable.ordered.next, by: null })
  })

  it('is due when its life cycle says so', () => {
    const promised = { ...toyLifecycle, dueAt: () => now }
    expect(nextStepOf(promised, row('ordered'), now)?.by).toEqual(now)
  })

  it('is the record’s own, where the state alone does not tell', () => {
    expect(nextStepOf({ ...toyLifecycle, next: () => own }, row('ordered'), now)).toEqual(own)
    expect(nextStepOf({ ...toyLifecycle, next: () => null }, row('ordered'), now)).toBeNull()
    const undecided = { ...toyLifecycle, next: () => undefined }
    expect(nextStepOf(undecided, row('ordered'), now)).toMatchObject(toyStateTable.ordered.next ?? {})
  })

  it('is none before a record has a state', () => {
    expect(nextStepOf(toyLifecycle, row(null), now)).toBeNull()
  })
})
