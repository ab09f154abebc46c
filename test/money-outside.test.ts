import { expect, test } from 'vitest'
import { filesOfTheRepository } from './source-tree.ts'

/** Calls of the payments provider and the finance partners that move money, as `deps.payments.fund(` or `payments.fund(`. */
const moving =
  /\b(?:payments\.(?:fund|convert|charge|send|returnDeposit)|financePartners\.(?:sendAdvance|repay|returnCollection))\(/

const acting = filesOfTheRepository(/^apps\/server\/src\/.*(?<!\.test)\.ts$/).filter(({ text }) =>
  moving.test(text),
)

test('money moves at an outside party in one way: in a step or a payout of money/steps', () => {
  expect(acting.length).toBeGreaterThan(6)
  const others = acting.filter(
    ({ path, text }) => !path.includes('/money/steps/') && !/\bmoneyStep\(/.test(text),
  )
  expect(others.map(({ path }) => path)).toEqual([])
})

test('the rule sees a call outside of it', () => {
  expect(moving.test('await deps.payments.charge({ key, customer, amount })')).toBe(true)
  expect(moving.test('await deps.financePartners.repay(transfer)')).toBe(true)
})
