import { randomUUID } from 'node:crypto'
import { wallet } from '@tradelane/contract/wallet/calls'
import { checkInvariants } from '@tradelane/ledger'
import { money } from '@tradelane/money'
import { ProviderUnavailable } from '@tradelane/providers'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { inTransaction } from '../../../transaction.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { makeMoneyStep } from '../steps/index.ts'
import { settleConversion } from './conversion-step.ts'
import { beginFunding, settleFunding } from './funding-step.ts'
import { openCompanyWallet } from './open-company-wallet.ts'

const app = theApp()
let company: GivenCompany
beforeAll(async () => {
  const { payments } = app.deps
  provider = { fund: payments.fund.bind(payments), convert: payments.convert.bind(payments) }
})
/** The sandbox's own answers. */
let provider: Pick<TestApp['deps']['payments'], 'fund' | 'convert'>
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
})
afterEach(async () => {
  Object.assign(app.deps.payments, provider)
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('balance that the provider has not added yet', () => {
  it('stays requested, and is not in the books', async () => {
    const key = await begunFunding(5_000n)
    theProviderIsStillAtIt()
    expect(await settleFunding(app.deps, key)).toMatchObject({ state: 'requested' })
    expect(await books()).not.toHaveProperty('available USD')
  })

  it('is asked for again by its job, until the provider has added it', async () => {
    const key = await begunFunding(5_000n)
    theProviderIsStillAtIt()
    await expect(
      makeMoneyStep(app.deps, { companyId: key.companyId, subject: 'funding', id: key.fundingId }),
    ).rejects.toThrow(key.fundingId)
    theProviderAnswers()
    await makeMoneyStep(app.deps, { companyId: key.companyId, subject: 'funding', id: key.fundingId })
    expect(await books()).toMatchObject({ 'available USD': '50.00' })
  })

  it('is settled itself, also after more was added', async () => {
    const [earlier, later] = [await begunFunding(5_000n), await begunFunding(300n)]
    expect(await settleFunding(app.deps, later)).toMatchObject({ state: 'added' })
    expect(await settleFunding(app.deps, earlier)).toMatchObject({ state: 'added' })
    expect(await books()).toMatchObject({ 'available USD': '53.00' })
  })

  it('has a key that no second request can begin again', async () => {
    await begunFunding(5_000n, 'once')
    await expect(begunFunding(5_000n, 'once')).rejects.toMatchObject({
      constraint: 'fundings_once_per_request',
    })
  })

  it('is not found for another company', async () => {
    const key = await begunFunding(5_000n)
    const stranger = await givenCompany(app)
    await expect(settleFunding(app.deps, { ...key, companyId: stranger.companyId })).rejects.toThrow()
    expect(await booksOf(app, stranger.companyId)).not.toHaveProperty('available USD')
  })

  it('keeps the reference that the provider gives it', async () => {
    const { fundingId } = await settleFunding(app.deps, await begunFunding(5_000n))
    const stored = app.db
      .selectFrom('fundings')
      .select('provider_reference')
      .where('funding_id', '=', fundingId)
    expect((await stored.executeTakeFirstOrThrow()).provider_reference).toEqual(expect.any(String))
  })
})

describe('a conversion that the provider has not done yet', () => {
  it('is answered as processing, with its money held', async () => {
    theProviderIsStillAtIt()
    const { answer, key } = await conversionBegun()
    expect(answer.body).toMatchObject({ conversion_status: 'processing' })
    expect(await settleConversion(app.deps, key)).toMatchObject({ state: 'requested' })
    expect(await books()).toEqual({ 'available EUR': '690.00', 'held EUR': '10.00' })
  })

  it('is asked for again by its job, until the provider has done it', async () => {
    theProviderIsStillAtIt()
    const { key } = await conversionBegun()
    await expect(
      makeMoneyStep(app.deps, { companyId: key.companyId, subject: 'conversion', id: key.conversionId }),
    ).rejects.toThrow(key.conversionId)
    theProviderAnswers()
    await makeMoneyStep(app.deps, { companyId: key.companyId, subject: 'conversion', id: key.conversionId })
    expect(await books()).toEqual({ 'available EUR': '690.00', 'available USD': '10.36' })
  })

  it('is settled itself, also after more was converted', async () => {
    theProviderGivesNoAnswer()
    const { key: earlier } = await conversionBegun()
    theProviderAnswers()
    await conversionBegun()
    expect(await settleConversion(app.deps, earlier)).toMatchObject({ state: 'completed' })
    expect(await books()).toEqual({ 'available EUR': '680.00', 'available USD': '20.72' })
  })

  it('is left to its request for fifteen seconds, then taken up by its job', async () => {
    theProviderGivesNoAnswer()
    await conversionBegun()
    theProviderAnswers()
    await app.runJobs()
    expect(await books()).toMatchObject({ 'held EUR': '10.00' })
    app.clock.advance(15_000)
    await app.runJobs()
    expect(await books()).toEqual({ 'available EUR': '690.00', 'available USD': '10.36' })
  })
})

describe('a conversion that was completed', () => {
  it('is not found for another company', async () => {
    const { key } = await conversionBegun()
    const { companyId } = await givenCompany(app)
    await expect(settleConversion(app.deps, { ...key, companyId })).rejects.toThrow()
  })

  it('is not sent to the provider again', async () => {
    const { key } = await conversionBegun()
    theProviderGivesNoAnswer()
    expect(await settleConversion(app.deps, key)).toMatchObject({ state: 'completed' })
  })

  it('keeps the reference that the provider gives it', async () => {
    const { key } = await conversionBegun()
    const stored = await app.db
      .selectFrom('conversions')
      .select('provider_reference')
      .where('conversion_id', '=', key.conversionId)
      .executeTakeFirstOrThrow()
    expect(stored.provider_reference).toEqual(expect.any(String))
  })
})

describe('the opening balance of the sandbox', () => {
  it('is made good where the first attempt got no answer, also after balance was added', async () => {
    theProviderGivesNoAnswer()
    company = await givenCompany(app, { kyb: 'Clear' })
    theProviderAnswers()
    await settleFunding(app.deps, await begunFunding(5_000n))
    expect(await books()).toEqual({ 'available USD': '50.00' })
    await openCompanyWallet(app.deps, company)
    expect(await books()).toEqual({ 'available USD': '50.00', 'available EUR': '700.00' })
  })
})

it('A refund that four see refused at once is noted as owed once', async () => {
  const { companyId } = company
  const fundingId = randomUUID()
  const refund = { fundingId, scope: systemScope(companyId), kind: 'refund', at: app.clock.now() } as const
  await inTransaction(app.db, (tx) => beginFunding(tx, { ...refund, amount: money(100n, 'USD') }))
  const four = [1, 2, 3, 4]
  const allHaveAsked = Promise.withResolvers<void>()
  let asked = 0
  app.deps.payments.fund = async ({ key, amount }) => {
    if (++asked === four.length) allHaveAsked.resolve()
    await allHaveAsked.promise
    return { key, amount, status: 'rejected', reason: 'The pool is empty.' }
  }
  await Promise.all(four.map(() => settleFunding(app.deps, { companyId, fundingId })))
  const events = app.db.selectFrom('events').select('to_state').where('subject_id', '=', fundingId)
  expect((await events.orderBy('event_id').execute()).map(({ to_state }) => to_state)).toEqual([
    'requested',
    'rejected',
    'still_owed',
  ])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})

const books = () => booksOf(app, company.companyId)

function theProviderIsStillAtIt(): void {
  app.deps.payments.fund = async ({ key, amount }) => ({ key, amount, status: 'processing' })
  app.deps.payments.convert = async ({ key, source, target }) => ({
    key,
    source,
    target,
    status: 'processing',
  })
}

function theProviderGivesNoAnswer(): void {
  const noAnswer = async () => {
    throw new ProviderUnavailable('no answer')
  }
  Object.assign(app.deps.payments, { fund: noAnswer, convert: noAnswer })
}

const theProviderAnswers = () => Object.assign(app.deps.payments, provider)

async function begunFunding(amount: bigint, requestKey?: string) {
  const { companyId } = company
  const key = { companyId, fundingId: randomUUID() }
  const funding = { scope: systemScope(companyId), kind: 'added', amount: money(amount, 'USD') } as const
  const isStarted = await inTransaction(app.db, (tx) =>
    beginFunding(tx, { ...funding, fundingId: key.fundingId, requestKey, at: app.clock.now() }),
  )
  expect(isStarted).toBe(true)
  return key
}

/** Converts ten euros; answers what the call answers, and the conversion. */
async function conversionBegun() {
  const { companyId, token } = company
  const pair = { source_currency_code: 'EUR', destination_currency_code: 'USD' } as const
  const body = { ...pair, purpose: 'conversion', amount: 10 } as const
  const { quote_id } = (await app.call(wallet.quote, { body }, { token })).body
  const answer = await app.call(wallet.convert, { body: { quote_id } }, { token })
  const { conversion_id: conversionId } = await app.db
    .selectFrom('conversions')
    .select('conversion_id')
    .where('quote_id', '=', quote_id)
    .executeTakeFirstOrThrow()
  return { answer, key: { companyId, conversionId } }
}
