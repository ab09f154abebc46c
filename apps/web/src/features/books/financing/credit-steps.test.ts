import { creditLimitStates } from '@tradelane/contract/credit-limits/states'
import { expect, test } from 'vitest'
import { creditSteps } from './credit-steps.ts'

const statesOf = (...asked: Parameters<typeof creditSteps>) => creditSteps(...asked).map(({ state }) => state)

test('with a term sheet provided three steps are complete and two are not', () => {
  expect(statesOf('term_sheet', false)).toEqual(['done', 'done', 'done', 'now', 'next'])
})

test('the first step is done after the request, and all are done once funding was requested on signed terms', () => {
  for (const state of creditLimitStates) {
    expect(statesOf(state, false)[0]).toBe('done')
    expect(statesOf(state, false)).toHaveLength(5)
  }
  expect(statesOf('term_sheet', true)).toEqual(statesOf('term_sheet', false))
  expect(statesOf('active', true)).toEqual(['done', 'done', 'done', 'done', 'done'])
})

test('a declined request says so where it ended', () => {
  expect(creditSteps('declined', false)[1]).toMatchObject({ state: 'lost', text: 'Declined' })
})
