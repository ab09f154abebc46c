import { adminScreening } from '@tradelane/contract/screening/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { checkInvariants } from '@tradelane/ledger'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { booksOf, providerBooksOf } from '../../../../../test/books.ts'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenBalance } from '../../../../../test/given-balance.ts'
import { givenCompany } from '../../../../../test/given-company.ts'
import { givenList } from '../../../../../test/given-list.ts'
import { euros, givenPartner } from '../../../../../test/given-partner.ts'
import { givenPayment, givenSubmission, type Payer, untilSettled } from '../../../../../test/given-payment.ts'
import { tradeOf } from '../../../../../test/given-trade.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { makePayout } from '../../../money/steps/index.ts'
import { checkTrades } from '../../../trade/transactions/check-trades.ts'
import { applyScreening } from '../../../world/screening/index.ts'
import { paymentPayout } from './payment-payout.ts'

const app = theApp()
let office: string
beforeAll(async () => {
  office = (await givenAdministrator(app)).token
})
afterEach(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect(await checkTrades(app.deps)).toEqual([])
})

describe('a payment to a listed name', () => {
  it('waits with its money held, and the provider knows nothing of it', async () => {
    const payer = await givenPayerOf(listed)
    const { simplePaymentId } = await givenPayment(app, payer)
    expect(await pageOf(payer, simplePaymentId)).toMatchObject({
      simple_payment: { status: 'in_review' },
      next: { who: 'tradelane' },
      may_cancel: false,
    })
    expect(await booksOf(app, payer.companyId)).toMatchObject(held)
    expect((await tradeOf(app, payer)).total).toMatchObject({ paid: 0, committed: 1000 })
    expect(await providerBooksOf(app, payer.companyId)).toMatchObject({ USD: '5000.00' })
    const cancelling = { body: { simple_payment_id: simplePaymentId } }
    const refused = await app.call(simplePayments.cancel, cancelling, { token: payer.token })
    expect(failure(refused).error.code).toBe('ILLEGAL_STATE')
  })

  it('is decided by the day of the office’s own task', async () => {
    const payer = await givenPayerOf(listed)
    const { simplePaymentId } = await givenPayment(app, payer)
    const { due_at } = await app.db
      .selectFrom('screening_cases')
      .select('due_at')
      .where('uid', '=', payer.companyId)
      .executeTakeFirstOrThrow()
    const { next } = await pageOf(payer, simplePaymentId)
    expect(next).toMatchObject({ who: 'tradelane', by: due_at.toISOString() })
  })

  it('tells the customer nothing of lists and matches', async () => {
    const payer = await givenPayerOf(listed)
    const { simplePaymentId } = await givenPayment(app, payer)
    // The bank's answer about the name is another thing.
    const page = JSON.stringify(await pageOf(payer, simplePaymentId), (key, value: unknown) =>
      key === 'name_check' ? undefined : value,
    )
    expect(page).not.toMatch(/sanction|screen|match|list(ed)?\b/i)
  })

  it('shows the office the match, the list and the words of its score', async () => {
    const payer = await givenPayerOf(listed)
    await givenPayment(app, payer)
    const [found] = await casesOf(payer)
    expect(found).toMatchObject({
      state: 'open',
      subject: 'partner',
      name: 'Veltrania Export Bureau',
      matched_name: 'Veltrania Export Bureau',
      list: 'sandbox',
      score: 1,
    })
    const body = { case_id: found?.case_id ?? '' }
    const page = await app.call(adminScreening.get, { body }, { token: office })
    expect(page.body.screening_case.words).toContainEqual({
      given: 'veltrania',
      listed: 'veltrania',
      score: 1,
    })
    expect(page.body.screening_case.entry).toMatchObject({
      entry_id: 'SANDBOX-1',
      published_on: '2026-11-22',
    })
  })

  it('goes on after a false match, is paid once, and the next payment does not wait', async () => {
    const payer = await givenPayerOf(listed)
    const { simplePaymentId } = await givenPayment(app, payer)
    expect((await decide(payer, 'cleared', 'once')).status).toBe(200)
    expect((await decide(payer, 'cleared', 'once')).status).not.toBe(500)
    await app.runJobs()
    // The job again, as after a crash.
    await applyScreening(app.deps, { companyId: payer.companyId })
    await untilSettled(app)
    expect(await pageOf(payer, simplePaymentId)).toMatchObject({ simple_payment: { status: 'paid' } })
    expect(await providerBooksOf(app, payer.companyId)).toMatchObject({ USD: '4000.00' })
    const next = await givenPayment(app, payer)
    expect(await pageOf(payer, next.simplePaymentId)).toMatchObject({
      simple_payment: { status: 'processing' },
    })
  })

  it('is refused after a true match, its money comes back once, and so is the next payment', async () => {
    const payer = await givenPayerOf(listed)
    const { simplePaymentId } = await givenPayment(app, payer)
    await decide(payer, 'confirmed')
    await app.runJobs()
    await applyScreening(app.deps, { companyId: payer.companyId })
    const page = await pageOf(payer, simplePaymentId)
    expect(page.simple_payment).toMatchObject({ status: 'rejected' })
    expect(page.simple_payment.status_reason).not.toMatch(/sanction|match/i)
    expect(page.timeline.map(({ to }) => to)).toEqual(['draft', 'submitted', 'in_review', 'rejected'])
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '5000.00' })
    const next = await givenPayment(app, payer)
    expect(await pageOf(payer, next.simplePaymentId)).toMatchObject({
      simple_payment: { status: 'rejected' },
    })
    expect(await providerBooksOf(app, payer.companyId)).toMatchObject({ USD: '5000.00' })
  })

  it('waits for every match: of the bank too', async () => {
    const payer = await givenPayerOf({
      ...listed,
      account_details: [{ ...euros, bank: 'Bank of Veltrania' }],
    })
    const { simplePaymentId } = await givenPayment(app, payer)
    expect(await casesOf(payer)).toHaveLength(2)
    await decide(payer, 'cleared')
    await app.runJobs()
    const page = await pageOf(payer, simplePaymentId)
    expect(page.simple_payment.status).toBe('in_review')
    expect(page.timeline.map(({ to }) => to)).toEqual(['draft', 'submitted', 'in_review'])
  })

  it('is found in another script, and with a letter wrong', async () => {
    for (const company_name of ['Велтрания Экспорт Бюро', 'Veltranya Export Bureau Ltd.']) {
      const payer = await givenPayerOf({ company_name })
      expect(await casesOf(payer)).toMatchObject([{ state: 'open', name: company_name }])
    }
  })
})

describe('a payment to a name of OFAC’s other lists', () => {
  it('goes on beside its case, and is refused once a person has confirmed the match', async () => {
    await givenList(app, 'ofac_other')
    const payer = await givenPayerOf({ company_name: 'Petrolane Drilling JSC' })
    const { simplePaymentId } = await givenPayment(app, payer)
    await untilSettled(app)
    expect(await pageOf(payer, simplePaymentId)).toMatchObject({ simple_payment: { status: 'paid' } })
    expect(await casesOf(payer)).toMatchObject([{ state: 'open', list: 'ofac_other' }])
    await decide(payer, 'confirmed')
    const next = await givenPayment(app, payer)
    expect(await pageOf(payer, next.simplePaymentId)).toMatchObject({
      simple_payment: { status: 'rejected' },
    })
    expect(await providerBooksOf(app, payer.companyId)).toMatchObject({ USD: '4000.00' })
  })
})

describe('a decision', () => {
  it('is remembered until the name changes', async () => {
    const payer = await givenPayerOf(listed)
    await decide(payer, 'cleared')
    const { body } = await app.call(
      simplePayments.list,
      { query: { save_as_draft: '0' } },
      { token: payer.token },
    )
    expect(body.data).toEqual([])
    await givenPartner(app, payer, { company_name: 'Veltrania Export Bureau Two' })
    expect(await casesOf(payer)).toMatchObject([{ state: 'open' }, { state: 'cleared' }])
  })

  it('is refused to a customer, for another version than was seen, and a second time', async () => {
    const payer = await givenPayerOf(listed)
    const [found] = await casesOf(payer)
    const body = { case_id: found?.case_id ?? '', version: 1, decision: 'cleared', reason: 'Seen.' } as const
    const stranger = await app.call(adminScreening.decide, { body }, { token: payer.token })
    expect(stranger.status).toBe(401)
    expect((await app.call(adminScreening.decide, { body }, { token: office })).status).toBe(200)
    const late = await app.call(adminScreening.decide, { body }, { token: office })
    expect(failure(late).error.code).toBe('CONFLICT')
    const twice = await app.call(adminScreening.decide, { body: { ...body, version: 2 } }, { token: office })
    expect(failure(twice).error.code).toBe('ILLEGAL_STATE')
  })
})

describe('an import while a payment is sent', () => {
  it('comes before the payment or after it: a payment that is announced later is compared with the new list', async () => {
    const payer = await givenPayerOf({ company_name: 'Belletech' })
    const body = await givenSubmission(app, payer)
    await app.call(simplePayments.save, { body }, { token: payer.token })
    const which = { companyId: payer.companyId, id: body.simple_payment_id }
    // Somebody who screens holds the lists, so the import waits; the payment's job comes after the import in the queue for them.
    const holder = await app.deps.pool.connect()
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock_shared($1)', [0x53435245])
    const importing = givenList(app, 'ofac')
    await waitForLock()
    const sending = makePayout(app.deps, paymentPayout, which)
    await holder.query('commit')
    holder.release()
    await Promise.all([importing, sending])
    expect(await pageOf(payer, body.simple_payment_id)).toMatchObject({
      simple_payment: { status: 'in_review' },
    })
    expect(await booksOf(app, payer.companyId)).toMatchObject(held)
  })

  it('does not stop a payment that was announced before', async () => {
    const payer = await givenPayerOf({ company_name: 'Arctic Kolsk Tanker Holding' })
    const body = await givenSubmission(app, payer)
    await app.call(simplePayments.save, { body }, { token: payer.token })
    await app.runJobs()
    await givenList(app, 'eu')
    await untilSettled(app)
    expect(await pageOf(payer, body.simple_payment_id)).toMatchObject({ simple_payment: { status: 'paid' } })
    expect(await casesOf(payer)).toMatchObject([{ state: 'open', list: 'eu' }])
  })
})

const waitForLock = () =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ waiting: boolean }>`
      select exists (select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())) as waiting`.execute(
      app.db,
    )
    expect(rows[0]?.waiting).toBe(true)
  })

type PartnerChanges = Parameters<typeof givenPartner>[2]

async function givenPayerOf(partner: PartnerChanges): Promise<Payer> {
  const company = await givenCompany(app, { kyb: 'Clear' })
  await givenBalance(app, company, '5000', 'USD')
  return { ...company, ...(await givenPartner(app, company, partner)) }
}
const listed = { company_name: 'Veltrania Export Bureau' }

const pageOf = async ({ token }: Payer, simple_payment_id: string) =>
  (await app.call(simplePayments.get, { body: { simple_payment_id } }, { token })).body

async function casesOf({ companyId }: Payer) {
  const { body } = await app.call(adminScreening.list, { query: { limit: '100' } }, { token: office })
  return body.cases.filter(({ uid }) => uid === companyId)
}

async function decide(payer: Payer, decision: 'cleared' | 'confirmed', key?: string) {
  const [found] = await casesOf(payer)
  if (!found) throw new Error('no case was opened')
  const body = { case_id: found.case_id, version: found.version, decision, reason: 'Compared by hand.' }
  return app.call(adminScreening.decide, { body }, { token: office, ...(key && { key }) })
}

const held = { 'available USD': '4000.00', 'held USD': '1000.00' }
