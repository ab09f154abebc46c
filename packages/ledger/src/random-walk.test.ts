import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ModelLedger } from '../test/model-ledger.ts'
import { type TestLedger, testLedger } from '../test/test-ledger.ts'
import { takeStep } from '../test/walk-ledger.ts'
import { newNames, steps } from '../test/walk-steps.ts'
import { balancesOf, checkInvariants } from './index.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await testLedger()
})
afterAll(() => ledger.close())

test('for postings, holds and resolutions in any order, the ledger answers as a simple model does', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      const companies = await Promise.all([100n, 100n, 100n].map((available) => ledger.company(available)))
      const model = new ModelLedger(newNames(companies), 100n)
      for (const step of walk) expect(await takeStep(ledger.db, model, step)).toEqual(model.take(step))
      for (const company of companies) {
        for (const { account, amount } of await balancesOf(ledger.db, company)) {
          expect(amount.amount).toBe(model.balanceOf(`${company} ${account}`))
        }
      }
    }),
    { numRuns: 40 },
  )
  expect(await checkInvariants(ledger.db)).toEqual([])
}, 60_000)
