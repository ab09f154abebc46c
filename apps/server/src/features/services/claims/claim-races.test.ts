import { officeClaims } from '@tradelane/contract/claims/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, expect, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenAssessedClaim, givenPolicyInForce } from '../../../../test/given-claim.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { race } from '../../../../test/race.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

test('two claims that are paid at once pay no more than their policy insures', async () => {
  const payer = await givenPayer(app, { balance: '9000' })
  const { token } = await givenAdministrator(app)
  // It insures 115,500.00 USD.
  const insurance_id = await givenPolicyInForce(app, payer)
  const claims = [
    await givenAssessedClaim(app, payer, { insurance_id, amount: 100_000 }),
    await givenAssessedClaim(app, payer, { insurance_id, amount: 100_000 }),
  ]
  const before = Number((await booksOf(app, payer.companyId))['available USD'])
  const answers = await race<{ status: number; body: unknown }>(
    app,
    claims.map((seen) => () => {
      const body = { ...seen, assessed_amount: 100_000 }
      return app.call(officeClaims.pay, { body }, { token })
    }),
  )
  expect(answers).toMatchObject([
    { value: { status: 200 } },
    { value: { status: 400, body: { error: { fields: { assessed_amount: expect.anything() } } } } },
  ])
  await app.runJobs()
  // The deductible is 1,155.00 USD.
  expect(Number((await booksOf(app, payer.companyId))['available USD']) - before).toBe(98_845)
})
