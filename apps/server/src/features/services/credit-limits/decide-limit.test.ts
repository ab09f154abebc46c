import { randomUUID } from 'node:crypto'
import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import { officeCreditLimits } from '@tradelane/contract/credit-limits/office-calls'
import { notifications } from '@tradelane/contract/notifications/calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import {
  decideLimit,
  givenActiveLimit,
  givenLimit,
  givenTermSheet,
  termSheetFor,
} from '../../../../test/given-credit-limit.ts'
import { givenDocument } from '../../../../test/given-document.ts'
import { givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
const stranger = prepared(() => givenCompany(app))
let ada: Payer
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})
beforeEach(async () => {
  ada = await givenPayer(app, { balance: '0' })
})

describe('the back office', () => {
  it('asks for a document, and the answer brings the check back with it', async () => {
    const id = await givenLimit(app, ada)
    expect(await tasksOf(id)).toEqual(['review-limit'])
    await decide(id, review)
    await decide(id, ask)
    expect(await read(id)).toMatchObject({
      credit_limit: { state: 'documents_requested', reason: ask.reason },
      next: { who: 'customer' },
      exchanges: [{ question: ask.reason, answer: null }],
    })
    expect(await tasksOf(id)).toEqual(['answer-limit-question'])
    const url = await givenDocument(app, ada.token)
    const answer = (options: { token?: string; key?: string } = {}) => {
      const body = { credit_limit_id: id, text: 'Here it is.', documents: [url] }
      return app.call(creditLimits.answer, { body }, { token: ada.token, ...options })
    }
    expect((await answer({ token: stranger.token })).status).toBe(404)
    const [first, again] = [await answer({ key: id }), await answer({ key: id })]
    expect([first.status, again.body]).toEqual([200, first.body])
    expect(failure(await answer()).error.code).toBe('ILLEGAL_STATE')
    expect(await read(id)).toMatchObject({
      credit_limit: { state: 'in_review', reason: null },
      next: { who: 'tradelane' },
      exchanges: [{ question: ask.reason, answer: 'Here it is.' }],
      documents: [{ url, file_name: expect.any(String) }],
    })
    const { timeline } = await read(id)
    expect(timeline.at(-1)).toMatchObject({
      title: 'Question answered',
      text: 'The question was answered. The check of the buyer goes on.',
    })
    expect(await tasksOf(id)).toEqual(['review-limit'])
    const seen = await app.call(officeCreditLimits.get, { body: { credit_limit_id: id } }, { token: admin })
    expect(seen.body.documents).toHaveLength(1)
    expect(seen.body.buyer).toMatchObject({ contact_person_name: 'Jette Brandt' })
  })

  it('takes as answer only a document of the company', async () => {
    const id = await givenLimit(app, ada)
    await decide(id, review)
    await decide(id, ask)
    const foreign = await givenDocument(app, stranger.token)
    const answered = await app.call(
      creditLimits.answer,
      { body: { credit_limit_id: id, text: 'Here it is.', documents: [foreign] } },
      { token: ada.token },
    )
    expect(failure(answered).error.fields).toEqual({ 'documents.0': 'Please upload this document again' })
  })

  it('provides a term sheet, and a new one until it is signed', async () => {
    const id = await givenTermSheet(app, ada)
    const { term_sheet, credit_limit, next } = await read(id)
    expect(credit_limit).toMatchObject({ state: 'term_sheet', limit_approved: 250_000, is_usable: false })
    expect(next).toMatchObject({ who: 'approver' })
    expect(term_sheet).toMatchObject({
      term_sheet_number: expect.stringMatching(/^TS-\d{4}-\d{6}-1$/),
      finance_partner_name: 'Meridian Trade Capital',
      terms_version: 1,
      approved_amount: 250_000,
      annual_rate: 12,
      fee: 1,
      least_fee: 50,
      most_advance_percent: 90,
      finance_terms: [30, 60, 90, 120],
    })
    expect(await tasksOf(id)).toEqual(['sign-term-sheet'])
    await decide(id, termSheetFor(app, { finance_partner_id: 2, amount: 100_000 }))
    expect((await read(id)).term_sheet).toMatchObject({
      term_sheet_number: expect.stringMatching(/-2$/),
      finance_partner_name: 'Quayside Receivables',
      annual_rate: 10.5,
      approved_amount: 100_000,
    })
    expect(await tasksOf(id)).toEqual(['sign-term-sheet'])
  })

  it('offers as a PDF what the customer can read, and nobody else', async () => {
    const id = await givenTermSheet(app, ada)
    const paper = (token: string) =>
      app.call(creditLimits.termSheet, { query: { credit_limit_id: id } }, { token })
    const { status, bytes } = await paper(ada.token)
    expect([status, bytes.subarray(0, 4).toString()]).toEqual([200, '%PDF'])
    expect((await paper(stranger.token)).status).toBe(404)
    const requested = await givenPayer(app, { balance: '0' })
    const query = { credit_limit_id: await givenLimit(app, requested) }
    expect(
      failure(await app.call(creditLimits.termSheet, { query }, { token: requested.token })).error.code,
    ).toBe('ILLEGAL_STATE')
  })

  it('declines with a reason, of which the customer is notified', async () => {
    const id = await givenLimit(app, ada)
    await decide(id, decline)
    expect((await read(id)).credit_limit).toMatchObject({ state: 'declined', reason: decline.reason })
    expect(await tasksOf(id)).toEqual([])
    const { body } = await app.call(notifications.list, { query: {} }, { token: ada.token })
    expect(body.data[0]).toMatchObject({
      kind: 'financing',
      title: expect.stringMatching(/^Credit limit LM-\d{4}-\d{6}: declined$/),
      body: decline.reason,
    })
  })

  it('names the amount in what the customer reads of an offer and of a reduction', async () => {
    const id = await givenActiveLimit(app, ada)
    await decide(id, { decision: 'reduce', amount: 100_000, reason: 'The buyer pays late.' })
    await processEvents(app.deps)
    const { body } = await app.call(notifications.list, { query: {} }, { token: ada.token })
    const [reduced, , offered] = body.data
    expect(reduced?.title).toMatch(/^Credit limit LM-\d{4}-\d{6}: reduced to 100,000\.00 USD$/)
    expect(offered?.body).toMatch(/^Meridian Trade Capital offers 250,000\.00 USD\./)
    const texts = (await read(id)).timeline.map(({ text }) => text)
    expect(texts).toContainEqual(
      expect.stringMatching(/ TS-\d{4}-\d{6}-1: 250,000\.00 USD with Meridian Trade Capital\.$/),
    )
  })

  it('reduces an open limit, down to nothing, and never raises it', async () => {
    const id = await givenActiveLimit(app, ada)
    const reduce = (amount: number) =>
      ({ decision: 'reduce', amount, reason: 'The buyer pays late.' }) as const
    for (const amount of [250_000, 250_000.01])
      expect((await refusal(id, reduce(amount))).fields).toEqual({
        amount: 'Enter less than the limit of 250,000.00 USD',
      })
    expect((await refusal(id, reduce(0.001))).fields).toEqual({ amount: 'Enter a valid amount' })
    expect((await refusal(id, reduce(-1))).fields).toEqual({ amount: 'Enter a valid amount' })
    await decide(id, reduce(100_000))
    expect((await read(id)).credit_limit).toMatchObject({
      state: 'reduced',
      limit_approved: 100_000,
      is_usable: true,
    })
    await decide(id, reduce(0))
    expect((await read(id)).credit_limit).toMatchObject({ limit_approved: 0, is_usable: false })
  })
})

describe('a decision is refused', () => {
  it.each([
    [{ finance_partner_id: 3 }, { finance_partner_id: 'Select a finance partner' }],
    [{ amount: 250_000.01 }, { amount: 'At most the requested 250,000.00 USD' }],
    [{ amount: 10.001 }, { amount: 'Enter a valid amount' }],
    [{ valid_until: '2020-01-01' }, { valid_until: 'Enter a day in the future' }],
    [{ valid_until: '2999-01-01' }, { valid_until: 'Enter a day within two years' }],
  ])('at its field for a term sheet with %j', async (changes, fields) => {
    const id = await givenLimit(app, ada)
    await decide(id, review)
    const { error } = failure(await decide(id, { ...termSheetFor(app), ...changes } as Decision))
    expect(error.fields).toEqual(fields)
    expect(await stateOf(id)).toBe('in_review')
  })

  it('for what the finance partner does not lend', async () => {
    const id = await givenLimit(app, ada, { currency: 'INR', limit_request: 100_000_000 })
    await decide(id, review)
    expect((await refusal(id, termSheetFor(app, { finance_partner_id: 2 }))).fields).toEqual({
      finance_partner_id: 'Quayside Receivables does not lend in INR',
    })
    const eva = await givenPayer(app, { balance: '0' })
    const large = await givenLimit(app, eva, { limit_request: 90_000_000 })
    await decide(large, review)
    expect((await refusal(large, termSheetFor(app, { amount: 50_000_000.01 }))).fields).toEqual({
      amount: 'Meridian Trade Capital lends at most 50,000,000.00 USD for one buyer',
    })
    expect((await decide(large, termSheetFor(app, { amount: 50_000_000 }))).status).toBe(200)
  })

  it('in a state that it does not fit', async () => {
    const id = await givenLimit(app, ada)
    for (const early of [ask, termSheetFor(app), { decision: 'reduce', amount: 1, reason: 'No.' } as const])
      expect((await refusal(id, early)).code).toBe('ILLEGAL_STATE')
    await decide(id, review)
    expect((await refusal(id, review)).code).toBe('ILLEGAL_STATE')
    await decide(id, ask)
    expect((await refusal(id, ask)).code).toBe('ILLEGAL_STATE')
    const ben = await givenPayer(app, { balance: '0' })
    const offered = await givenTermSheet(app, ben)
    const reduce = { decision: 'reduce', amount: 100_000, reason: 'No.' } as const
    expect((await refusal(offered, reduce)).code).toBe('ILLEGAL_STATE')
    const eva = await givenPayer(app, { balance: '0' })
    const active = await givenActiveLimit(app, eva)
    for (const late of [review, ask, decline, termSheetFor(app)])
      expect((await refusal(active, late)).code).toBe('ILLEGAL_STATE')
  })

  it('on another version, for a record that is not there, and to customers', async () => {
    const id = await givenLimit(app, ada)
    const send = (body: object, token = admin) =>
      app.call(officeCreditLimits.decide, { body: { ...review, ...body } as never }, { token })
    expect(failure(await send({ credit_limit_id: id, version: 7 })).error.code).toBe('CONFLICT')
    expect((await send({ credit_limit_id: randomUUID(), version: 1 })).status).toBe(404)
    expect((await send({ credit_limit_id: id, version: 1 }, ada.token)).status).toBe(401)
    expect(await stateOf(id)).toBe('requested')
  })

  it('at the same moment as another: one counts', async () => {
    const id = await givenLimit(app, ada)
    const answers = await race(app, [() => decide(id, review), () => decide(id, decline)])
    const statuses = answers.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
    expect(statuses.toSorted()).toEqual([200, 409])
  })
})

describe('the customer withdraws', () => {
  const withdraw = (credit_limit_id: string, token = ada.token) =>
    app.call(creditLimits.withdraw, { body: { credit_limit_id } }, { token })

  it('before the term sheet is signed, and a question is then closed', async () => {
    const id = await givenLimit(app, ada)
    await decide(id, review)
    await decide(id, ask)
    expect((await withdraw(id, stranger.token)).status).toBe(404)
    expect((await withdraw(id)).status).toBe(200)
    expect(await stateOf(id)).toBe('withdrawn')
    expect(await tasksOf(id)).toEqual([])
    expect(failure(await withdraw(id)).error.code).toBe('ILLEGAL_STATE')
  })

  it('not once it is signed', async () => {
    const id = await givenActiveLimit(app, ada)
    expect(failure(await withdraw(id)).error.code).toBe('ILLEGAL_STATE')
  })
})

it('limits are found by company, buyer and number, and by state', async () => {
  const id = await givenLimit(app, ada)
  const { limit_number } = (await read(id)).credit_limit
  const find = async (query: object) =>
    (await app.call(officeCreditLimits.list, { query } as never, { token: admin })).body.credit_limits.map(
      (one) => one.credit_limit_id,
    )
  expect(await find({ search: limit_number })).toEqual([id])
  expect(await find({ search: `hafenhandel okafor ${limit_number}` })).toEqual([id])
  expect(await find({ search: limit_number, state: 'active' })).toEqual([])
})

type Decision = Parameters<typeof decideLimit>[2]
const decide = (id: string, decision: Decision) => decideLimit(app, id, decision, admin)
const read = async (credit_limit_id: string) =>
  (await app.call(creditLimits.get, { body: { credit_limit_id } }, { token: ada.token })).body
const stateOf = async (id: string) => (await read(id)).credit_limit.state
const refusal = async (id: string, decision: Decision) => failure(await decide(id, decision)).error
const tasksOf = async (id: string) => {
  await processEvents(app.deps)
  const rows = await app.db
    .selectFrom('tasks')
    .select('kind')
    .where('subject_id', '=', id)
    .where('closed_at', 'is', null)
    .execute()
  return rows.map(({ kind }) => kind)
}

const review = { decision: 'review' } as const
const ask = { decision: 'ask', reason: 'Send the last balance sheet of the buyer.' } as const
const decline = { decision: 'decline', reason: 'The buyer is insolvent.' } as const
