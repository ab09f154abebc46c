import { randomUUID } from 'node:crypto'
import { adminClaims } from '@tradelane/contract/admin-claims'
import { claims } from '@tradelane/contract/claims'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { booksOf } from '../../../test/books.ts'
import { givenAdministrator } from '../../../test/given-administrator.ts'
import {
  type ClaimForm,
  givenAssessedClaim,
  givenClaimDocuments,
  givenDraftClaim,
  givenPolicyInForce,
  givenSubmittedClaim,
  wholeClaim,
} from '../../../test/given-claim.ts'
import { type GivenCompany, givenCompany } from '../../../test/given-company.ts'
import { givenDocument } from '../../../test/given-document.ts'
import { dayFromNow } from '../../../test/given-freight.ts'
import { givenBoundInsurance, givenQuotedInsurance } from '../../../test/given-insurance.ts'
import { givenPayer, type Payer } from '../../../test/given-payment.ts'
import { failure, type TestApp, testApp } from '../../../test/test-app.ts'
import { tellEvents } from '../notifications/index.ts'
import { reconcileProvider } from '../wallet/index.ts'

let app: TestApp
let payer: Payer
let stranger: GivenCompany
let office: { token: string }
let policyId: string
let papers: ClaimForm['documents']
beforeAll(async () => {
  app = await testApp()
  payer = await givenPayer(app, { balance: '9000' })
  stranger = await givenCompany(app)
  office = { token: (await givenAdministrator(app)).token }
  papers = await givenClaimDocuments(app, payer.token)
})
beforeEach(async () => {
  policyId = await givenPolicyInForce(app, payer)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
  await app.close()
})

type Options = { token?: string; key?: string }
const mine = (options: Options = {}) => ({ token: payer.token, ...options })
const save = (changes: Partial<ClaimForm> = {}, options: Options = {}) =>
  app.call(claims.save, { body: { ...wholeClaim(app, policyId, papers), ...changes } }, mine(options))
const submit = (claim_id: string, options: Options = {}) =>
  app.call(claims.submit, { body: { claim_id } }, mine(options))
const read = async (claim_id: string) =>
  (await app.call(claims.get, { body: { claim_id } }, mine())).body.claim
const pay = (body: { claim_id: string; version: number; assessed_amount: number }, options: Options = {}) =>
  app.call(adminClaims.pay, { body }, { ...office, ...options })
const available = async () => Number((await booksOf(app, payer.companyId))['available USD'])

describe('saving a claim', () => {
  it('keeps what is known so far, and later the rest', async () => {
    const bare = { insurance_id: policyId, documents: [] }
    const first = await app.call(claims.save, { body: bare }, mine())
    expect(first.body.message).toBe('Successfully saved as draft')
    const { claim_id } = first.body
    expect(await read(claim_id)).toMatchObject({
      state: 'draft',
      amount: null,
      notice_due: null,
      missing_documents: ['commercial_invoice', 'packing_list', 'transport_document'],
    })
    await save({ claim_id })
    expect(await read(claim_id)).toMatchObject({
      claim_number: expect.stringMatching(/^CL-\d{4}-\d{6}$/),
      amount: 10_000,
      insured_value: 115_500,
      deductible_amount: 1_155,
      notice_due: dayFromNow(app, 3),
      missing_documents: [],
      documents: papers?.map((paper) => ({ ...paper, file_name: `${paper.kind}.pdf` })),
    })
  })

  it('refuses more than is insured, days that cannot be, and documents of others', async () => {
    const fault = async (changes: Partial<ClaimForm>) => failure(await save(changes)).error.fields
    expect(await fault({ amount: 115_500.01 })).toEqual({
      amount: 'At most the insured value of 115,500.00 USD',
    })
    for (const amount of [0, -1, 0.001]) expect(await fault({ amount })).toHaveProperty('amount')
    expect(await fault({ first_notice_date: dayFromNow(app, 2) })).toHaveProperty('first_notice_date')
    expect(await fault({ first_notice_date: dayFromNow(app, -2) })).toEqual({
      first_notice_date: 'The cover had not begun then',
    })
    expect(await fault({ delivery_date: dayFromNow(app, 2) })).toHaveProperty('delivery_date')
    const theirs = await givenDocument(app, stranger.token)
    expect(await fault({ documents: [{ kind: 'photo', url: theirs }] })).toHaveProperty(['documents.0.url'])
  })

  it('is refused under a policy that is not in force, or has not begun', async () => {
    const quoted = await givenQuotedInsurance(app, payer)
    const later = await givenBoundInsurance(app, payer)
    for (const insurance_id of [quoted, later])
      expect(failure(await save({ insurance_id })).error.code).toBe('ILLEGAL_STATE')
  })

  it('repeated with the same key is one, and one file named twice is one document', async () => {
    const key = randomUUID()
    const twice = papers?.slice(0, 1).flatMap((paper) => [paper, paper])
    const [first, second] = [
      await save({ documents: twice }, { key }),
      await save({ documents: twice }, { key }),
    ]
    expect(second.body).toEqual(first.body)
    const query = { insurance_id: policyId }
    const listed = (await app.call(claims.list, { query }, mine())).body
    expect(listed.pagination.total).toBe(1)
    expect(listed.claims[0]?.documents).toHaveLength(1)
  })

  it('is not for another company', async () => {
    expect((await save({}, { token: stranger.token })).status).toBe(404)
    const claim_id = await givenDraftClaim(app, payer, { insurance_id: policyId })
    const options = { token: stranger.token }
    expect((await app.call(claims.get, { body: { claim_id } }, options)).status).toBe(404)
    expect((await app.call(claims.carrierNotice, { query: { claim_id } }, options)).status).toBe(404)
    expect((await submit(claim_id, options)).status).toBe(404)
    const theirs = await app.call(claims.list, { query: {} }, options)
    expect(theirs.body.claims).toEqual([])
  })
})

test('the notice to the carrier is a letter at once, however little is known', async () => {
  const { body } = await app.call(claims.save, { body: { insurance_id: policyId } }, mine())
  const { claim_id } = body
  const letter = await app.call(claims.carrierNotice, { query: { claim_id } }, mine())
  expect(letter.headers['content-type']).toBe('application/pdf')
  expect(letter.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

describe('sending a claim', () => {
  it('opens a task of the back office, and closes the draft', async () => {
    const claim_id = await givenDraftClaim(app, payer, { insurance_id: policyId })
    expect((await submit(claim_id)).status).toBe(200)
    expect((await read(claim_id)).state).toBe('submitted')
    expect(failure(await save({ claim_id })).error.code).toBe('ILLEGAL_STATE')
    while ((await tellEvents(app.deps)) > 0);
    const task = await app.db
      .selectFrom('tasks')
      .select(['kind', 'who', 'title'])
      .where('subject_id', '=', claim_id)
      .executeTakeFirstOrThrow()
    expect(task).toMatchObject({ kind: 'assess-claim', who: 'back_office' })
    expect(task.title).toContain('10,000.00 USD')
  })

  it('is refused while something is missing, and says what', async () => {
    const bare = await app.call(claims.save, { body: { insurance_id: policyId } }, mine())
    expect(failure(await submit(bare.body.claim_id)).error.fields).toEqual({
      first_notice_date: 'Say when the loss was noticed',
      loss_type: 'Select a type of loss',
      amount: 'Enter a valid amount',
      description: 'Describe what happened',
      documents:
        'Still missing: Commercial invoice; Packing list; Bill of lading, air waybill or consignment note',
    })
  })

  it('repeated with the same key is one; without, it is refused', async () => {
    const claim_id = await givenDraftClaim(app, payer, { insurance_id: policyId })
    const [first, second] = [
      await submit(claim_id, { key: claim_id }),
      await submit(claim_id, { key: claim_id }),
    ]
    expect([first.status, second.body]).toEqual([200, first.body])
    expect(failure(await submit(claim_id)).error.code).toBe('ILLEGAL_STATE')
  })
})

describe('the back office', () => {
  it('asks, the customer answers with more documents, and both stay on record', async () => {
    const { claim_id, version } = await givenAssessedClaim(app, payer, { insurance_id: policyId })
    const ask = (body: object = {}, options: Options = {}) =>
      app.call(
        adminClaims.ask,
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
    const [told, again] = [await answer({ key: claim_id }), await answer({ key: claim_id })]
    expect([told.status, again.body]).toEqual([200, told.body])
    const { exchanges, documents, state } = await read(claim_id)
    expect(state).toBe('assessing')
    expect(exchanges).toMatchObject([{ question: 'Who unpacked it?', answer: 'Our own people.' }])
    expect(documents.map(({ kind }) => kind)).toContain('photo')
    const { timeline } = (await app.call(adminClaims.get, { body: { claim_id } }, office)).body
    expect(timeline.map(({ to }) => to)).toEqual([
      'draft',
      'submitted',
      'assessing',
      'documents_requested',
      'assessing',
    ])
  })

  it('begins to assess once; not what is changed since, nor for a customer', async () => {
    const claim_id = await givenSubmittedClaim(app, payer, { insurance_id: policyId })
    const { version } = await read(claim_id)
    const assess = (options: Options = {}, wanted = version) =>
      app.call(adminClaims.assess, { body: { claim_id, version: wanted } }, { ...office, ...options })
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

  it('two who pay at once pay once', async () => {
    const seen = await givenAssessedClaim(app, payer, { insurance_id: policyId })
    const before = await available()
    const paying = { ...seen, assessed_amount: 5_000 }
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(paying)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await app.runJobs()
    expect((await available()) - before).toBe(3_845)
  })

  it('pays no more than is claimed or still insured, nothing below the deductible, and not for a customer', async () => {
    const seen = await givenAssessedClaim(app, payer, { insurance_id: policyId, amount: 115_500 })
    const fault = async (assessed_amount: number, one = seen) =>
      failure(await pay({ ...one, assessed_amount })).error.fields?.assessed_amount
    expect(await fault(115_500.01)).toMatch(/that are claimed/)
    expect(await fault(1_155)).toMatch(/Nothing is left/)
    expect((await pay({ ...seen, assessed_amount: 100 }, { token: payer.token })).status).toBe(401)
    expect((await pay({ ...seen, assessed_amount: 100_000 })).status).toBe(200)
    const second = await givenAssessedClaim(app, payer, { insurance_id: policyId, amount: 115_500 })
    expect(await fault(15_500.01, second)).toMatch(/At most 15,500.00 USD/)
    expect((await pay({ ...second, assessed_amount: 15_500 })).status).toBe(200)
    await app.runJobs()
  })

  it('declines with a reason that the customer reads, once, and a customer does not', async () => {
    const seen = await givenAssessedClaim(app, payer, { insurance_id: policyId })
    const decline = (reason: string, options: Options = {}) =>
      app.call(adminClaims.decline, { body: { ...seen, reason } }, { ...office, ...options })
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

  it('finds what was sent, by number, company or words, and by state; drafts are not its business', async () => {
    const description = 'A violin swelled in the damp.'
    const claim_id = await givenSubmittedClaim(app, payer, { insurance_id: policyId, description })
    const draft = await givenDraftClaim(app, payer, { insurance_id: policyId, description })
    const find = async (query: Record<string, string>) =>
      (await app.call(adminClaims.list, { query }, office)).body.claims.map((one) => one.claim_id)
    const { claim_number } = await read(claim_id)
    expect(await find({ search: 'okafor violin' })).toEqual([claim_id])
    expect(await find({ search: claim_number })).toEqual([claim_id])
    expect(await find({ search: 'violin', state: 'paid' })).toEqual([])
    expect((await app.call(adminClaims.get, { body: { claim_id: draft } }, office)).status).toBe(404)
  })
})
