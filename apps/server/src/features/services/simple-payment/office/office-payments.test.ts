import type { WireInput } from '@tradelane/contract'
import { officeLink } from '@tradelane/contract/services/subject-links'
import { officePayments } from '@tradelane/contract/simple-payment/office-calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { hafenhandel } from '../../../../../test/given-partner.ts'
import { givenDraft, givenPayer, givenPayment, untilSettled } from '../../../../../test/given-payment.ts'
import { givenTeam, givenWaiting } from '../../../../../test/given-team.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'

const app = theApp({}, { isEmpty: true })
checkBooksAfterEach(app)

let admin: string
let [draft, paid, sent, waiting] = ['', '', '', '']
let payerId = ''
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
  const payer = await givenPayer(app, { name: 'Lagos Imports' })
  payerId = payer.companyId
  draft = (await givenDraft(app, payer, { reference: 'Never submitted' })).simple_payment_id ?? ''
  paid = (await givenPayment(app, payer, { amount: 100, reference: 'Pump seals' })).simplePaymentId
  await untilSettled(app)
  app.clock.advance(60_000)
  sent = (await givenPayment(app, payer, { amount: 200, reference: 'Valves 100%' })).simplePaymentId
  app.clock.advance(60_000)
  const { preparer } = await givenTeam(app)
  waiting = await givenWaiting(app, preparer)
})

describe('the payments of the back office', () => {
  it('are those of all companies, the last submitted first, without drafts', async () => {
    const { simple_payments, pagination } = await list({})
    expect(simple_payments.map(({ simple_payment_id }) => simple_payment_id)).toEqual([waiting, sent, paid])
    expect(pagination).toEqual({ current_page: 1, total_pages: 1, total: 3 })
    expect(simple_payments[2]).toMatchObject({
      uid: payerId,
      customer_name: 'Lagos Imports',
      company_name: hafenhandel.company_name,
      payment_number: expect.stringMatching(/^PY-\d{4}-\d{6}$/),
      status: 'paid',
      amount_sent: 100,
      amount_sent_currency: 'USD',
      next: null,
    })
  })

  it('say what each waits for, and by when', async () => {
    const { simple_payments } = await list({})
    expect(simple_payments[0]).toMatchObject({
      status: 'awaiting_approval',
      approval_requested_by: 'preparer Okafor',
      next: { who: 'approver', by: expect.any(String) },
    })
    expect(simple_payments[1]?.next).toMatchObject({ who: 'provider', by: expect.any(String) })
  })

  it('are narrowed to a state, to what is not finished, and to one company', async () => {
    expect(await idsOf({ state: 'paid' })).toEqual([paid])
    expect(await idsOf({ state: 'draft' })).toEqual([])
    expect(await idsOf({ open: '1' })).toEqual([waiting, sent])
    expect(await idsOf({ uid: payerId })).toEqual([sent, paid])
    expect(await idsOf({ uid: payerId, open: '1', state: 'paid' })).toEqual([])
  })

  it('are found by company, number, payee and reference, and by parts of them in any order', async () => {
    expect(await idsOf({ search: 'lagos' })).toEqual([sent, paid])
    expect(await idsOf({ search: 'seals pump' })).toEqual([paid])
    expect(await idsOf({ search: 'hafenhandel valv' })).toEqual([sent])
    expect(await idsOf({ search: 'seals lagos' })).toEqual([paid])
    const [, , row] = (await list({})).simple_payments
    expect(await idsOf({ search: row?.payment_number.toLowerCase() ?? '' })).toEqual([paid])
    expect(await idsOf({ search: 'never submitted' })).toEqual([])
    expect(await idsOf({ search: '%' })).toEqual([])
  })

  it('have pages', async () => {
    expect(await idsOf({ limit: '2', page: '2' })).toEqual([paid])
  })
})

describe('a payment of the back office', () => {
  it('has the account without its number, the name at the bank, and the time line', async () => {
    const { body } = await read(paid)
    expect(body).toMatchObject({
      simple_payment: { status: 'paid', customer_name: 'Lagos Imports', account_last_four: '3000' },
      account: { currency: 'EUR', bank_country: 'DE', name_check: { result: 'match' } },
      payee_name_confirmed: false,
    })
    expect(body.timeline.at(-1)?.title).toBe('Paid')
    expect(JSON.stringify(body)).not.toMatch(/DE\d{20}/)
  })

  it('that waits for its release has the payee as it is now', async () => {
    const { body } = await read(waiting)
    expect(body.simple_payment).toMatchObject({
      status: 'awaiting_approval',
      company_name: expect.any(String),
    })
    expect(body.account).toMatchObject({ bank_country: 'DE' })
  })

  it('is unknown as a draft, and where there is none', async () => {
    expect(failure(await read(draft)).error?.code).toBe('NOT_FOUND')
    expect(failure(await read(crypto.randomUUID())).error?.code).toBe('NOT_FOUND')
  })

  it('is where the back office is led by search, tasks and screening', () => {
    expect(officeLink('simple_payment', paid)).toBe(`/admin/payments/${paid}`)
  })
})

type Query = WireInput<typeof officePayments.list>['query']
const list = async (query: Query) => (await app.call(officePayments.list, { query }, { token: admin })).body
const idsOf = async (query: Query) =>
  (await list(query)).simple_payments.map(({ simple_payment_id }) => simple_payment_id)
const read = (simple_payment_id: string) =>
  app.call(officePayments.get, { body: { simple_payment_id } }, { token: admin })
