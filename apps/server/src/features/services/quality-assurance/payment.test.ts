import { randomUUID } from 'node:crypto'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { describe, expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { givenPassword } from '../../../../test/given-company.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import {
  givenAcceptance,
  givenConfirmedInspection,
  givenDraftOrder,
  givenQuotedInspection,
  givenScheduledInspection,
  givenSubmittedOrder,
} from '../../../../test/given-inspection.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { endOfDay } from '../../../lifecycle/local-days.ts'
import { costLinesOf } from '../../../registry/cost-lines.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '30000' }))
checkBooksAfterEach(app, { triesCodes: true, runsJobs: true })

describe('accepting a quote', () => {
  it('is paid from the wallet, price and fee, and orders the inspection', async () => {
    const before = await available()
    const fees = Number((await booksOf(app, 'platform'))['fees USD'] ?? 0)
    const id = await givenQuotedInspection(app, payer)
    expect(await read(id)).toMatchObject({
      status: 'quoted',
      quote: { vendor_name: 'Ganges Inspection', price: 900, fee: 200, total: 1100, is_expired: false },
    })
    expect(await standingOf(id)).toEqual([
      ['inspection', 'quoted'],
      ['service_fee', 'quoted'],
    ])
    const body = await givenAcceptance(app, payer, id)
    const [mail] = await app.mails(payer.email)
    expect(mail?.text).toContain('1,100.00 USD\nto Ganges Inspection')
    const paid = await accept(body)
    expect(paid.body).toMatchObject({
      quality_assurance_status: 'confirmed',
      message: 'The inspection is ordered. We agree the day with the supplier.',
    })
    expect(await read(id)).toMatchObject({ status: 'confirmed', payment: 'collected' })
    expect(before - (await available())).toBe(1100)
    expect(Number((await booksOf(app, 'platform'))['fees USD']) - fees).toBe(200)
    expect(await standingOf(id)).toEqual([
      ['inspection', 'paid'],
      ['service_fee', 'paid'],
    ])
  })

  it('is refused with a wrong code, without a quote, and once the quote has expired', async () => {
    const submitted = await givenSubmittedOrder(app, payer.token)
    const early = await accept({ ...wrong, quality_assurance_id: submitted })
    expect(failure(early).error.code).toBe('ILLEGAL_STATE')
    const id = await givenQuotedInspection(app, payer)
    const refused = await accept({ ...wrong, quality_assurance_id: id })
    expect(failure(refused).error.code).toBe('WRONG_CODE')
    await app.db
      .updateTable('quality_inspections')
      .set({ quote_expires_at: app.clock.now() })
      .where('quality_assurance_id', '=', id)
      .execute()
    const late = failure(await accept({ ...wrong, quality_assurance_id: id }))
    expect([late.error.code, late.message]).toEqual([
      'QUOTE_EXPIRED',
      'This quote has expired. Please ask for a new one.',
    ])
    expect((await read(id)).quote?.is_expired).toBe(true)
    const body = { quality_assurance_id: id }
    expect((await app.call(qualityAssurance.submit, { body }, { token: payer.token })).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'submitted', quote: null })
  })

  it('is refused after the day that the quote offers', async () => {
    const id = await givenQuotedInspection(app, payer)
    const day = dayFromNow(app, 5)
    const { quote_expires_at: end } = await app.db
      .selectFrom('quality_inspections')
      .select('quote_expires_at')
      .where('quality_assurance_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(end).toEqual(endOfDay(day, null))
  })

  it('repeated with the same key, and by ten at the same time, is paid once', async () => {
    const before = await available()
    const body = await givenAcceptance(app, payer, await givenQuotedInspection(app, payer))
    const key = randomUUID()
    const [first, second] = [await accept(body, { key }), await accept(body, { key })]
    expect(second.body).toEqual(first.body)
    const other = await givenAcceptance(app, payer, await givenQuotedInspection(app, payer))
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(other)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(before - (await available())).toBe(2200)
  })

  it('is refused without enough money; nothing is held', async () => {
    const poor = await givenPayer(app, { balance: '1099.99' })
    const body = await givenAcceptance(app, poor, await givenQuotedInspection(app, poor))
    const refused = failure(await accept(body, { token: poor.token }))
    expect(refused.error.code).toBe('INSUFFICIENT_FUNDS')
    expect(await booksOf(app, poor.companyId)).toMatchObject({ 'available USD': '1099.99' })
  })

  it('is refused when the price or the day was changed after the code was sent', async () => {
    for (const set of [{ price_amount: 1n }, { inspection_date: dayFromNow(app, 9) }]) {
      const id = await givenQuotedInspection(app, payer)
      const body = await givenAcceptance(app, payer, id)
      await app.db
        .updateTable('quality_inspections')
        .set(set)
        .where('quality_assurance_id', '=', id)
        .execute()
      expect(failure(await accept(body)).error.code).toBe('WRONG_CODE')
    }
  })

  it('is refused for a supplier that became listed', async () => {
    const id = await givenQuotedInspection(app, payer)
    const body = await givenAcceptance(app, payer, id)
    const { beneficiary_id } = await read(id)
    await app.db
      .updateTable('partners')
      .set({ company_name: 'Veltrania Export Bureau' })
      .where('beneficiary_id', '=', beneficiary_id ?? '')
      .execute()
    expect(failure(await accept(body)).message).toBe(
      'We check some details before we take this payment. Please try again later, or write to us.',
    )
    expect(await read(id)).toMatchObject({ status: 'quoted', payment: 'none' })
  })

  it('refused by the provider gives the money back, and the quote stays', async () => {
    const other = await givenPayer(app, { balance: '2000' })
    const id = await givenQuotedInspection(app, other)
    const empty = (sign: number) =>
      app.deps.pool.query(
        `update provider_sandbox.wallets set balance = balance + $2::bigint where currency = 'USD' and customer_id =
           (select provider_customer_id from companies where uid = $1)`,
        [other.companyId, sign * 190_000],
      )
    await empty(-1)
    const refused = await accept(await givenAcceptance(app, other, id), { token: other.token })
    expect(failure(refused).error.code).toBe('PROVIDER_REFUSED')
    expect(await booksOf(app, other.companyId)).toMatchObject({ 'available USD': '2000.00' })
    expect(await read(id, other.token)).toMatchObject({ status: 'quoted', payment: 'rejected' })
    await empty(1)
  })

  it('is not for a preparer', async () => {
    const id = await givenQuotedInspection(app, payer)
    const { token } = await givenColleague(app, payer, 'preparer')
    const refused = await accept({ ...wrong, quality_assurance_id: id }, { token })
    expect(failure(refused).error.code).toBe('ROLE_NOT_ALLOWED')
  })
})

describe('cancelling', () => {
  it('a draft, a request or a quote costs nothing', async () => {
    const before = await available()
    const ids = [
      await givenDraftOrder(app, payer.token),
      await givenSubmittedOrder(app, payer.token),
      await givenQuotedInspection(app, payer),
    ]
    for (const id of ids) {
      expect((await cancel(id)).body).toMatchObject({ message: 'Cancelled.', refunded: null })
      expect((await read(id)).status).toBe('cancelled')
    }
    expect(await available()).toBe(before)
  })

  it('a paid one pays everything back, once', async () => {
    const before = await available()
    const id = await givenConfirmedInspection(app, payer)
    expect((await cancel(id)).body).toMatchObject({
      message: 'Cancelled. 1,100.00 USD goes back to your balance.',
      refunded: 1100,
    })
    expect(failure(await cancel(id)).error.code).toBe('ILLEGAL_STATE')
    expect(await available()).toBe(before)
    expect(await standingOf(id)).toEqual([])
  })

  it('is refused once the inspection is scheduled', async () => {
    const id = await givenScheduledInspection(app, payer)
    expect(failure(await cancel(id)).message).toBe(
      'The inspection is scheduled. Write to us to change or cancel it.',
    )
  })
})

const wrong = { password: givenPassword, verify_code: '000000' }
type Acceptance = Awaited<ReturnType<typeof givenAcceptance>>
const accept = (body: Acceptance, options: { token?: string; key?: string } = {}) =>
  app.call(qualityAssurance.accept, { body }, { token: payer.token, ...options })
const cancel = (quality_assurance_id: string) =>
  app.call(qualityAssurance.cancel, { body: { quality_assurance_id } }, { token: payer.token })
const read = async (quality_assurance_id: string, token = payer.token) =>
  (await app.call(qualityAssurance.get, { body: { quality_assurance_id } }, { token })).body
    .quality_assurance_data
const available = async () => {
  await app.runJobs()
  return Number((await booksOf(app, payer.companyId))['available USD'])
}
const standingOf = async (id: string) =>
  (await costLinesOf(app.deps, systemScope(payer.companyId), [{ subject: 'quality_assurance', id }])).map(
    ({ kind, standing }) => [kind, standing],
  )
