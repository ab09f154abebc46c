import { randomUUID } from 'node:crypto'
import { claims } from '@tradelane/contract/claims/calls'
import { officeClaims } from '@tradelane/contract/claims/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { beforeEach, expect, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenAssessedClaim, givenPolicyInForce } from '../../../../test/given-claim.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '9000' }))
const office = prepared(() => givenAdministrator(app))
let insurance_id: string
beforeEach(async () => {
  // Its deductible is 1,155.00 USD.
  insurance_id = await givenPolicyInForce(app, payer)
})

test('a general average contribution is paid without deductible', async () => {
  const seen = await givenAssessedClaim(app, payer, { insurance_id, loss_type: 'general_average' })
  expect((await read(seen.claim_id)).claim.deductible_amount).toBe(0)
  const before = await available()
  expect((await pay(seen)).body.paid_amount).toBe(8_000)
  await app.runJobs()
  expect((await available()) - before).toBe(8_000)
  expect(await checkInvariants(app.db)).toEqual([])
})

test('the deductible of one loss in two claims is taken once, and the history says where', async () => {
  const [first, second] = [
    await givenAssessedClaim(app, payer, { insurance_id }),
    await givenAssessedClaim(app, payer, { insurance_id }),
  ]
  const before = await available()
  expect((await pay(first)).body.paid_amount).toBe(6_845)
  expect((await pay(second, first.claim_id)).body.paid_amount).toBe(8_000)
  await app.runJobs()
  expect((await available()) - before).toBe(14_845)
  const { claim, timeline } = await read(second.claim_id)
  expect(claim.deductible_amount).toBe(0)
  const { claim_number } = (await read(first.claim_id)).claim
  expect(timeline.at(-1)?.text).toContain(`The deductible of this loss was taken in claim ${claim_number}.`)
  expect(await checkInvariants(app.db)).toEqual([])
})

test('a claim that is not paid does not spare another the deductible', async () => {
  const [open, seen] = [
    await givenAssessedClaim(app, payer, { insurance_id }),
    await givenAssessedClaim(app, payer, { insurance_id }),
  ]
  expect(await whyNot(seen, open.claim_id)).toMatch(/^Select a paid claim under this policy/)
})

test('a claim that was paid without deductible does not spare another the deductible', async () => {
  const free = await givenAssessedClaim(app, payer, { insurance_id, loss_type: 'general_average' })
  await pay(free)
  const seen = await givenAssessedClaim(app, payer, { insurance_id })
  expect(await whyNot(seen, free.claim_id)).toMatch(/^Select a paid claim under this policy/)
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
})

test('a claim under another policy does not spare this one the deductible', async () => {
  const other = await givenAssessedClaim(app, payer)
  await pay(other)
  const seen = await givenAssessedClaim(app, payer, { insurance_id })
  expect(await whyNot(seen, other.claim_id)).toMatch(/^Select a paid claim under this policy/)
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
})

test('a claim that nobody knows does not spare this one the deductible', async () => {
  const seen = await givenAssessedClaim(app, payer, { insurance_id })
  expect((await pay(seen, randomUUID())).status).toBe(404)
})

type Seen = { claim_id: string; version: number }
const pay = (seen: Seen, deductible_taken_in?: string) =>
  app.call(
    officeClaims.pay,
    { body: { ...seen, assessed_amount: 8_000, ...(deductible_taken_in && { deductible_taken_in }) } },
    office,
  )
const read = async (claim_id: string) =>
  (await app.call(claims.get, { body: { claim_id } }, { token: payer.token })).body
const available = async () => Number((await booksOf(app, payer.companyId))['available USD'])
const whyNot = async (seen: Seen, claimId: string) =>
  failure(await pay(seen, claimId)).error.fields?.deductible_taken_in
