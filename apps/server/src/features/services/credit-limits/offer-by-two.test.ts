import { officeCreditLimits } from '@tradelane/contract/credit-limits/office-calls'
import { beforeEach, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { afterChangesEnded, decideChange, listChanges } from '../../../../test/given-change.ts'
import { decideLimit, givenLimit, setRetired, termSheetFor } from '../../../../test/given-credit-limit.ts'
import { givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { type Administrator, givenOnlyAdministrator } from '../../../../test/given-staff.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let ada: Payer
let id: string
let one: Administrator
let other: Administrator
beforeEach(async () => {
  ada = await givenPayer(app, { balance: '0' })
  id = await givenLimit(app, ada)
  one = await givenOnlyAdministrator(app)
  await decideLimit(app, id, { decision: 'review' }, one.token)
  other = await givenAdministrator(app, 'finance')
})

test('of 100,000 dollars one person offers, and of a cent more two do', async () => {
  expect((await offer(one, 100_000)).body.change_id).toBeUndefined()
  expect(await limit()).toMatchObject({ state: 'term_sheet', limit_approved: 100_000 })
  expect((await offer(one, 100_000.01)).body.change_id).toBeDefined()
  expect(await limit()).toMatchObject({ limit_approved: 100_000 })
})

test('an amount in another currency counts in dollars', async () => {
  const euros = await givenLimit(app, await givenPayer(app, { balance: '0' }), { currency: 'EUR' })
  await decideLimit(app, euros, { decision: 'review' }, one.token)
  expect((await offer(one, 60_000, euros)).body.change_id).toBeUndefined()
  expect((await offer(one, 99_999, euros)).body.change_id).toBeDefined()
})

test('the term sheet is provided with the approval, once, and not before', async () => {
  const asked = await offer(one, 250_000)
  expect([asked.status, asked.body.message]).toEqual([200, 'The change waits for a second person.'])
  expect(await limit()).toMatchObject({ state: 'in_review' })
  const change = (await listChanges(app, other)).find(({ change_id }) => change_id === asked.body.change_id)
  expect(change).toMatchObject({
    ...{ kind: 'credit_limit', subject_id: id, may_decide: true, after: { limit: '250,000.00 USD' } },
  })
  expect(codeOf(await decideChange(app, one, change?.change_id))).toBe('OWN_CHANGE')
  const third = await givenAdministrator(app, 'finance')
  const outcomes = await race(app, [
    () => decideChange(app, other, change?.change_id),
    () => decideChange(app, third, change?.change_id),
  ])
  expect(outcomes.map((each) => each.status === 'fulfilled' && each.value.status)).toEqual([200, 409])
  expect(await limit()).toMatchObject({ state: 'term_sheet', limit_approved: 250_000 })
})

test('every other decision about the limit is closed until then, and open after a refusal', async () => {
  const change = (await offer(one, 250_000)).body.change_id
  const decline = { decision: 'decline', reason: 'Too much' } as const
  const closed = await decideLimit(app, id, decline, other.token)
  expect([closed.status, codeOf(closed)]).toEqual([409, 'CONFLICT'])
  expect(failure(closed).message).toContain('waits for a second person')
  expect((await decideChange(app, other, change, { decision: 'refuse' })).status).toBe(200)
  expect((await decideLimit(app, id, decline, other.token)).status).toBe(200)
})

test('what the lender does not lend any more is not offered, nor a limit that has changed', async () => {
  const change = (await offer(one, 250_000)).body.change_id
  await setRetired(app, true)
  const retired = await decideChange(app, other, change)
  expect([retired.status, codeOf(retired)]).toEqual([409, 'CONFLICT'])
  expect(failure(retired).message).toContain('is retired and lends nothing new')
  await setRetired(app, false)
  await app.db
    .updateTable('credit_limits')
    .set((each) => ({ version: each('version', '+', 1) }))
    .where('credit_limit_id', '=', id)
    .execute()
  const changed = await decideChange(app, other, change)
  expect([codeOf(changed), failure(changed).message]).toEqual([
    'CONFLICT',
    'The limit has changed since this was asked for. Refuse it, and ask for it again.',
  ])
  expect((await decideChange(app, other, change, { decision: 'refuse' })).status).toBe(200)
})

test('the price of the lender that was approved is the one that was asked for', async () => {
  const change = (await offer(one, 250_000)).body.change_id
  const { after } = (await listChanges(app, other)).find(({ change_id }) => change_id === change) ?? {}
  expect(after).toMatchObject({ interest_a_year: '12 %', fee: '1 %', terms_id: '1' })
  await app.db
    .updateTable('pending_changes')
    .set({ after: JSON.stringify({ ...after, terms_id: '0' }) })
    .where('change_id', '=', change ?? '')
    .execute()
  const changed = await decideChange(app, other, change)
  expect([codeOf(changed), failure(changed).message]).toEqual([
    'CONFLICT',
    'The terms of the lender have changed since this was asked for. Refuse it, and ask for it again.',
  ])
})

test('after a week without a decision it is asked for again', async () => {
  const change = (await offer(one, 250_000)).body.change_id
  other = await afterChangesEnded(app, other)
  expect(codeOf(await decideChange(app, other, change))).toBe('CONFLICT')
  expect((await offer(other, 250_000)).body.change_id).not.toBe(change)
})

const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
const limit = async () =>
  (await app.call(officeCreditLimits.get, { body: { credit_limit_id: id } }, other)).body.credit_limit

async function offer({ token }: Administrator, amount: number, credit_limit_id = id) {
  const seen = await app.call(officeCreditLimits.get, { body: { credit_limit_id } }, { token })
  const { version } = seen.body.credit_limit
  const body = { credit_limit_id, version, ...termSheetFor(app, { amount }) }
  return app.call(officeCreditLimits.decide, { body }, { token })
}
