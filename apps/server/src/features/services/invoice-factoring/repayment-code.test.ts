import { verification } from '@tradelane/contract/approvals/calls'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenPassword } from '../../../../test/given-company.ts'
import { givenActiveLimit } from '../../../../test/given-credit-limit.ts'
import {
  buyerHasNumber,
  buyerPays,
  givenFunding,
  givenSupplier,
  readFunding,
  repay,
} from '../../../../test/given-funding.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { givenTeam } from '../../../../test/given-team.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let ada: Payer
let fundingId: string
beforeEach(async () => {
  ada = await givenSupplier(app)
  fundingId = (await givenFunding(app, ada)).fundingId
})
afterEach(async () => expect(await checkInvariants(app.db)).toEqual([]))

describe('a code to pay for a funding', () => {
  it('is for its amount and its funding alone', async () => {
    const other = (await givenFunding(app, ada)).fundingId
    const code = await codeToRepay(fundingId, 500)
    expect(failure(await pay(fundingId, 600, code)).error.code).toBe('WRONG_CODE')
    expect(failure(await pay(other, 500, code)).error.code).toBe('WRONG_CODE')
    expect((await pay(fundingId, 500, code)).body).toMatchObject({ message: '500.00 USD has been paid.' })
  })

  it('is not sent for more than is due, and the field says what is', async () => {
    // 8,500 and the fee of 100, on the day of the advance.
    const refused = failure(await repay(app, ada, fundingId, 8_600.01))
    expect(refused.error.fields).toEqual({ amount: 'At most 8,600.00 USD is due' })
    expect(failure(await repay(app, ada, fundingId, 8_600)).error.code).toBe('INSUFFICIENT_FUNDS')
  })
})

it('a payment above the limit of one person waits for a second one, and no money is held', async () => {
  const { owner, approver } = await givenTeam(app, { balance: '0', limitCents: 10_000n })
  await givenActiveLimit(app, owner)
  await buyerHasNumber(app, owner, `HRB ${owner.beneficiaryId}`)
  const { fundingId: id } = await givenFunding(app, owner)
  const waiting = await repay(app, { ...approver, beneficiaryId: owner.beneficiaryId }, id, 500)
  expect(waiting.body).toMatchObject({ message: 'The payment is waiting for release by a second person.' })
  expect(await booksOf(app, owner.companyId)).toMatchObject({ 'available USD': '8500.00' })
  expect((await repay(app, owner, id, 500)).body).toMatchObject({ message: '500.00 USD has been paid.' })
})

it('what comes in another currency is in suspense until it is back with its sender', async () => {
  const suspense = async () => (await booksOf(app, 'platform'))['suspense EUR']
  const { financePartners } = app.deps
  const { returnCollection } = financePartners
  financePartners.returnCollection = async ({ key }) => ({ key, status: 'accepted' })
  await buyerPays(app, fundingId, { amount: 1_234.5, currency: 'EUR' })
  expect(await suspense()).toBe('1234.50')
  expect((await readFunding(app, ada, fundingId)).payments).toMatchObject([{ state: 'unmatched' }])
  financePartners.returnCollection = returnCollection
  await app.deps.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await app.runJobs()
  expect(await suspense()).toBeUndefined()
  expect((await readFunding(app, ada, fundingId)).payments).toMatchObject([{ state: 'returned' }])
})

async function codeToRepay(invoice_factoring_id: string, amount: number): Promise<string> {
  app.clock.advance(31_000)
  const body = { type: 'repay invoice factoring', invoice_factoring_id, amount } as const
  await app.call(verification.sendCode, { body }, { token: ada.token })
  return app.newestCode(ada.email)
}
const pay = (invoice_factoring_id: string, amount: number, verify_code: string) =>
  app.call(
    invoiceFactoring.repay,
    { body: { invoice_factoring_id, amount, password: givenPassword, verify_code } },
    { token: ada.token },
  )
