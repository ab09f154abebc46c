import { type PaymentState, paymentStateTable } from '@tradelane/contract/simple-payment/states'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movesTowards } from './payout-progress.ts'

const truth = (...statuses: PaymentState[]) => ({
  status: statuses.at(-1) ?? 'submitted',
  history: statuses.map((status) => ({ status })),
})

describe('the moves from a payment’s state to the state that the provider reports', () => {
  test('pass through every state that the provider names', () => {
    const paid = truth('processing', 'sent', 'paid')
    expect(movesTowards('submitted', paid, 0)).toEqual(['processing', 'sent', 'paid'])
    expect(movesTowards('processing', paid, 1)).toEqual(['sent', 'paid'])
  })

  test('fill in states that the provider left out', () => {
    expect(movesTowards('submitted', truth('paid'), 0)).toEqual(['processing', 'sent', 'paid'])
  })

  test('are none for repeated, late and backward updates', () => {
    expect(movesTowards('paid', truth('processing', 'sent', 'paid'), 3)).toEqual([])
    expect(movesTowards('paid', truth('processing', 'sent'), 3)).toEqual([])
    expect(movesTowards('paid', truth('processing', 'sent'), 0)).toEqual([])
    expect(movesTowards('returned', truth('processing', 'sent', 'paid'), 0)).toEqual([])
    expect(movesTowards('action_required', truth('processing', 'action_required'), 2)).toEqual([])
  })

  test('are none for a history that is shorter than the one read before', () => {
    expect(movesTowards('processing', truth('processing', 'sent'), 3)).toEqual([])
  })

  test('reach a later state, also where the history is no longer than the one read before', () => {
    expect(movesTowards('processing', truth('rejected'), 1)).toEqual(['rejected'])
  })

  test('are none for another state of the same rank where the history is no longer', () => {
    expect(movesTowards('processing', truth('processing', 'action_required'), 2)).toEqual([])
  })

  test('do not leave a state for an earlier one, also after a long history', () => {
    expect(movesTowards('sent', truth('processing', 'action_required', 'processing'), 1)).toEqual([])
  })

  test('go back and forth while the provider asks for information', () => {
    const asked = truth('processing', 'action_required')
    const answered = truth('processing', 'action_required', 'processing')
    expect(movesTowards('processing', asked, 1)).toEqual(['action_required'])
    expect(movesTowards('action_required', answered, 2)).toEqual(['processing'])
    expect(movesTowards('processing', asked, 3)).toEqual([])
    const sent = truth('processing', 'action_required', 'processing', 'sent')
    expect(movesTowards('action_required', sent, 2)).toEqual(['processing', 'sent'])
  })

  test('are legal for any updates in any order', () => {
    const state = fc.constantFrom(...(Object.keys(paymentStateTable) as PaymentState[]))
    const said = fc.array(
      state.filter((each) => each !== 'draft' && each !== 'submitted'),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(state, said, fc.nat(6), (from, statuses, seen) => {
        let current = from
        for (const next of movesTowards(from, truth(...statuses), seen)) {
          expect(paymentStateTable[current].moves).toContain(next)
          current = next
        }
      }),
    )
  })
})
