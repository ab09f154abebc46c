import { randomUUID } from 'node:crypto'
import { claims } from '@tradelane/contract/claims/calls'
import { officeClaims } from '@tradelane/contract/claims/office-calls'
import { notifications } from '@tradelane/contract/notifications/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  givenAssessedClaim,
  givenDraftClaim,
  givenPolicyInForce,
  givenSubmittedClaim,
} from '../../../../test/given-claim.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenDocument } from '../../../../test/given-document.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '9000' }))
const stranger = prepared(() => givenCompany(app))
let office: { token: string }
let policyId: string
beforeAll(async () => {
  office = { token: (await givenAdministrator(app)).token }
})
beforeEach(async () => {
  policyId = await givenPolicyInForce(app, payer)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})

describe('the back office', () => {
  it('asks, the customer answers with more documents, and both are kept in the history', async () => {
    const { claim_id, version } = await givenAssessedClaim(app, payer, { insurance_id: policyId })
    const ask = (body: object = {}, options: Options = {}) =>
      app.call(
        officeClaims.ask,
        { body: { claim_id, version, question: 'Who unpacked it?', ...body } },
        { ...office, ...options },
      )
    const answer = (options: Options = {}) => {
      const documents = [{ kind: 'photo' as const, url: photo }]
      return app.call(
        claims.answer,
        { body: { claim_id, text: 'Our own people.', documents } },
        mine(options),
      )
    }
    const photo = await givenDocument(app, payer.token)
    expect(failure(await answer()).error.code).toBe('ILLEGAL_STATE')
    expect((await ask({}, { token: payer.token })).status).toBe(401)
    const [first, second] = [await ask({}, { key: claim_id }), await ask({}, { key: claim_id })]
    expect([first.status, second.body]).toEqual([200, first.body])
    expect(failure(await ask()).error.code).toBe('CONFLICT')
    expect(failure(await ask({ version: version + 1 })).error.code).toBe('ILLEGAL_STATE')
    expect((await answer({ token: stranger.token })).status).toBe(404)
    const [answered, again] = [await answer({ key: claim_id }), await answer({ key: claim_id })]
    expect([answered.status, again.body]).toEqual([200, answered.body])
    const { exchanges, documents, state } = await read(claim_id)
    expect(state).toBe('assessing')
    expect(exchanges).toMatchObject([{ question: 'Who unpacked it?', answer: 'Our own people.' }])
    expect(documents.map(({ kind }) => kind)).toContain('photo')
    const { timeline } = (await app.call(officeClaims.get, { body: { claim_id } }, office)).body
    expect(timeline.map(({ to }) => to)).toEqual([
      'draft',
      'submitted',
      'assessing',
      'documents_requested',
      'answered',
    ])
  })

  it('starts the assessment once, is refused after a change of the claim, and is not open to customers', async () => {
    const claim_id = await givenSubmittedClaim(app, payer, { insurance_id: policyId })
    const { version } = await read(claim_id)
    const assess = (options: Options = {}, wanted = version) =>
      app.call(officeClaims.assess, { body: { claim_id, version: wanted } }, { ...office, ...options })
    expect((await assess({ token: payer.token })).status).toBe(401)
    expect(failure(await assess({}, version + 1)).error.code).toBe('CONFLICT')
    const [first, second] = [await assess({ key: claim_id }), await assess({ key: claim_id })]
    expect([first.status, second.body]).toEqual([200, first.body])
    expect(failure(await assess({}, version + 1)).error.code).toBe('ILLEGAL_STATE')
  })

  it('pays the loss less the deductible into the wallet, once', async () => {
    const seen = await givenAssessedClaim(app, payer, { insurance_id: policyId })
    const before = await available()
    const key = randomUUID()
    const paying = { ...seen, assessed_amount: 8_000 }
    const [first, second] = [await pay(paying, { key }), await pay(paying, { key })]
    expect(first.body).toMatchObject({ paid_amount: 6_845 })
    expect(second.body).toEqual(first.body)
    expect(failure(await pay(paying)).error.code).toBe('CONFLICT')
    await app.runJobs()
    expect((await available()) - before).toBe(6_845)
    expect(await read(seen.claim_id)).toMatchObject({
      state: 'paid',
      assessed_amount: 8_000,
      paid_amount: 6_845,
    })
    expect(await checkInvariants(app.db)).toEqual([])
    expect((await reconcileProvider(app.deps)).differences).toEqual([])
  })

  it('pays once when two administrators pay at the same time', async () => {
    const seen = await givenAssessedClaim(app, payer, { insurance_id: policyId })
    const before = await available()
    const paying = { ...seen, assessed_amount: 5_000 }
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(paying)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await app.runJobs()
    expect((await available()) - before).toBe(3_845)
  })

  it('pays at most the claimed and the remaining insured amount, nothing below the deductible, and is not open to customers', async () => {
    const seen = await givenAssessedClaim(app, payer, { insurance_id: policyId, amount: 115_500 })
    const fault = async (assessed_amount: number, one = seen) =>
      failure(await pay({ ...one, assessed_amount })).error.fields?.assessed_amount
    expect(await fault(115_500.01)).toMatch(/claimed amount/)
    expect(await fault(1_155)).toMatch(/Nothing is left/)
    expect((await pay({ ...seen, assessed_amount: 100 }, { token: payer.token })).status).toBe(401)
    expect((await pay({ ...seen, assessed_amount: 100_000 })).status).toBe(200)
    const second = await givenAssessedClaim(app, payer, { insurance_id: policyId, amount: 115_500 })
    expect(await fault(15_500.01, second)).toMatch(/At most 15,500.00 USD/)
    expect((await pay({ ...second, assessed_amount: 15_500 })).status).toBe(200)
    await app.runJobs()
  })

  it('reads what the policy still insures after earlier claims, as the payment checks it', async () => {
    const left = async (claim_id: string) =>
      (await app.call(officeClaims.get, { body: { claim_id } }, office)).body.claim.insured_value_left
    const first = await givenAssessedClaim(app, payer, { insurance_id: policyId, amount: 100_000 })
    const second = await givenAssessedClaim(app, payer, { insurance_id: policyId })
    expect(await left(second.claim_id)).toBe(115_500)
    await pay({ ...first, assessed_amount: 100_000 })
    expect(await left(second.claim_id)).toBe(15_500)
    await app.runJobs()
    expect(await checkInvariants(app.db)).toEqual([])
  })

  it('declines once, with a reason for the customer, and is not open to customers', async () => {
    const seen = await givenAssessedClaim(app, payer, { insurance_id: policyId })
    const decline = (reason: string, options: Options = {}) =>
      app.call(officeClaims.decline, { body: { ...seen, reason } }, { ...office, ...options })
    expect(failure(await decline('')).error.fields).toEqual({ reason: 'Reason is required' })
    expect((await decline('No.', { token: payer.token })).status).toBe(401)
    const [first, second] = [
      await decline('Insufficient packing.', { key: 'x' }),
      await decline('Insufficient packing.', { key: 'x' }),
    ]
    expect([first.status, second.body]).toEqual([200, first.body])
    expect(await read(seen.claim_id)).toMatchObject({ state: 'declined', reason: 'Insufficient packing.' })
    expect(
      failure(await pay({ ...seen, version: seen.version + 1, assessed_amount: 9_000 })).error.code,
    ).toBe('ILLEGAL_STATE')
  })

  it('finds submitted claims by number, company, text or state, and no drafts', async () => {
    const description = 'A violin swelled in the damp.'
    const claim_id = await givenSubmittedClaim(app, payer, { insurance_id: policyId, description })
    const draft = await givenDraftClaim(app, payer, { insurance_id: policyId, description })
    const find = async (query: Record<string, string>) =>
      (await app.call(officeClaims.list, { query }, office)).body.claims.map((one) => one.claim_id)
    const { claim_number } = await read(claim_id)
    expect(await find({ search: 'okafor violin' })).toEqual([claim_id])
    expect(await find({ search: claim_number })).toEqual([claim_id])
    expect(await find({ search: 'violin', state: 'paid' })).toEqual([])
    const ofPolicy = { insurance_id: policyId, limit: '100' }
    expect(await find(ofPolicy)).toContain(claim_id)
    expect(await find(ofPolicy)).not.toContain(draft)
    expect(await find({ ...ofPolicy, insurance_id: randomUUID() })).toEqual([])
    expect((await app.call(officeClaims.get, { body: { claim_id: draft } }, office)).status).toBe(404)
  })
})

describe('a question about a claim', () => {
  const versionOf = async (claim_id: string) => (await read(claim_id)).version
  const ask = async (claim_id: string, question: string) => {
    const body = { claim_id, version: await versionOf(claim_id), question }
    return app.call(officeClaims.ask, { body }, office)
  }
  const answer = (claim_id: string, text: string) =>
    app.call(claims.answer, { body: { claim_id, text } }, mine())
  const exchangesOf = async (claim_id: string) =>
    (await read(claim_id)).exchanges.map((one) => [one.question, one.answer])

  it('is not asked before the assessment has started', async () => {
    const claim_id = await givenSubmittedClaim(app, payer, { insurance_id: policyId })
    expect(failure(await ask(claim_id, 'Who unpacked it?')).error.code).toBe('ILLEGAL_STATE')
  })

  it('leaves the answer to an earlier question as it was given', async () => {
    const { claim_id } = await givenAssessedClaim(app, payer, { insurance_id: policyId })
    await ask(claim_id, 'Who unpacked it?')
    await answer(claim_id, 'Our own people.')
    await ask(claim_id, 'On which day?')
    expect((await answer(claim_id, 'On Monday.')).status).toBe(200)
    expect(await exchangesOf(claim_id)).toEqual([
      ['Who unpacked it?', 'Our own people.'],
      ['On which day?', 'On Monday.'],
    ])
  })

  it('stays open when the question about another claim is answered', async () => {
    const { claim_id } = await givenAssessedClaim(app, payer, { insurance_id: policyId })
    const other = await givenAssessedClaim(app, payer, { insurance_id: policyId })
    await ask(claim_id, 'Who unpacked it?')
    await ask(other.claim_id, 'Where is it now?')
    expect((await answer(claim_id, 'Our own people.')).status).toBe(200)
    expect(await exchangesOf(other.claim_id)).toEqual([['Where is it now?', null]])
  })

  it('cannot be answered after the claim was declined', async () => {
    const { claim_id } = await givenAssessedClaim(app, payer, { insurance_id: policyId })
    await ask(claim_id, 'Who unpacked it?')
    const body = { claim_id, version: await versionOf(claim_id), reason: 'Insufficient packing.' }
    await app.call(officeClaims.decline, { body }, office)
    expect(failure(await answer(claim_id, 'Our own people.')).error.code).toBe('ILLEGAL_STATE')
    expect(await exchangesOf(claim_id)).toEqual([['Who unpacked it?', null]])
  })
})

it('does not let the back office decide on a draft', async () => {
  const claim_id = await givenDraftClaim(app, payer, { insurance_id: policyId })
  const body = { claim_id, version: 1 }
  expect((await app.call(officeClaims.assess, { body }, office)).status).toBe(404)
})

it('promises the customer an answer within 5 business days', async () => {
  const claim_id = await givenSubmittedClaim(app, payer, { insurance_id: policyId })
  const { claim, next } = (await app.call(claims.get, { body: { claim_id } }, mine())).body
  expect(next).toMatchObject({ who: 'tradelane', by: claim.respond_due_at })
  const days = (Date.parse(next?.by ?? '') - app.clock.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(4)
  expect(days).toBeLessThan(12)
})

it('notifies the customer of the amount that was paid', async () => {
  const seen = await givenAssessedClaim(app, payer, { insurance_id: policyId })
  await pay({ ...seen, assessed_amount: 8_000 })
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(notifications.list, { query: {} }, mine())
  expect(body.data.map((one) => one.body)).toContain('6,845.00 USD has been added to your balance.')
  await app.runJobs()
})

type Options = { token?: string; key?: string }
const mine = (options: Options = {}) => ({ token: payer.token, ...options })
const read = async (claim_id: string) =>
  (await app.call(claims.get, { body: { claim_id } }, mine())).body.claim
const pay = (body: { claim_id: string; version: number; assessed_amount: number }, options: Options = {}) =>
  app.call(officeClaims.pay, { body }, { ...office, ...options })
const available = async () => Number((await booksOf(app, payer.companyId))['available USD'])
