import { insurance, insuranceDetails } from '@tradelane/contract/insurance/calls'
import { officeInsurance } from '@tradelane/contract/insurance/office-calls'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import {
  electronics,
  givenInsurance,
  givenInsured,
  givenQuotedInsurance,
  givenSubmittedInsurance,
} from '../../../../../test/given-insurance.ts'
import { insuranceDesk } from '../../../../../test/given-insurance-at-desk.ts'
import { givenPayer, type Payer } from '../../../../../test/given-payment.ts'
import { givenTrade } from '../../../../../test/given-trade.ts'
import { meera } from '../../../../../test/given-vendor.ts'
import { askVendorOf, openVendorLink } from '../../../../../test/given-vendor-ask.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
let payer: Payer
let desk: Awaited<ReturnType<typeof insuranceDesk>>
beforeEach(async () => {
  payer = await givenPayer(app, { balance: '3000' })
  desk = await insuranceDesk(app)
})
/** Above what is insured without a person. */
const referred = { invoice_amount: '3000000', invoice_number: 'INV-7741', customer_reason: 'One machine.' }

describe('an insurance that was submitted', () => {
  test('is a request of the desk in its own trade, due as it is promised, with one task and our fee as margin', async () => {
    const id = await givenSubmittedInsurance(app, payer.token)
    const { respond_due_at } = await desk.policy(id)
    const one = await desk.request(id)
    expect(one).toMatchObject({
      service: 'insurance',
      state: 'NEW',
      owner: null,
      due_at: respond_due_at,
      request: { title: 'Insurance of Electronics, Mumbai, IN to Hamburg, DE' },
      presets: { most_offers: 1, margin_amount: 100, validity_days: 2, valid_at_most: dayFromNow(app, 10) },
      subject: { kind: 'insurance', id },
    })
    await processEvents(app.deps)
    const { rows } = await app.deps.pool.query(
      "select kind, subject_id from tasks where closed_at is null and who = 'back_office' and subject_id = any($1)",
      [[id, one.case_id]],
    )
    expect(rows).toEqual([{ kind: 'answer-quote-request', subject_id: one.case_id }])
  })

  test('says why it is referred to the desk, and an insurer reads neither that nor what the invoice says', async () => {
    const id = await givenSubmittedInsurance(app, payer.token, referred)
    const { case_id, request, presets } = await desk.request(id)
    expect(presets.approval_reason).toBe('Reason for accepting the referral')
    const why = request.facts.filter(({ label }) => label === 'Referred').map(({ value }) => value)
    expect(why.join(' ')).toContain('The insured value of')
    expect(request.facts).toContainEqual({ label: 'Deductible', value: 'None' })
    await askVendorOf(app, case_id)
    const { facts } = await openVendorLink(app)
    const terms = facts.map(({ term }) => term)
    expect(terms).toEqual(expect.arrayContaining(['Goods', 'Insured value', 'War and strikes']))
    const mails = (await app.mails(meera.email)).map(({ subject, text }) => [subject, text])
    const read = JSON.stringify([facts, mails])
    for (const hidden of ['Referred', 'INV-7741', 'One machine', '3,000,000.00'])
      expect(read).not.toContain(hidden)
  })

  test('is denied at the desk, with the reason on the policy, and by its own call at the desk too', async () => {
    const id = await givenSubmittedInsurance(app, payer.token)
    expect((await desk.decide(id, { decision: 'deny', reason: 'Too many losses' })).status).toBe(200)
    expect(await desk.policy(id)).toMatchObject({ state: 'denied', reason: 'Too many losses' })
    const other = await givenSubmittedInsurance(app, payer.token)
    const { version } = await desk.policy(other)
    const body = { insurance_id: other, version, reason: 'Too many losses' }
    expect((await app.call(officeInsurance.deny, { body }, desk)).status).toBe(200)
    expect(await desk.request(other)).toMatchObject({ state: 'DECLINED', state_reason: 'Too many losses' })
  })

  test('ends with its request, whichever of the two is cancelled', async () => {
    const first = await givenSubmittedInsurance(app, payer.token)
    const { case_id } = await desk.request(first)
    expect((await app.call(quoteOffers.cancel, { body: { case_id } }, payer)).status).toBe(200)
    expect((await desk.policy(first)).state).toBe('cancelled')
    const second = await givenSubmittedInsurance(app, payer.token)
    await app.call(insurance.cancel, { body: { insurance_id: second } }, payer)
    expect((await desk.request(second)).state).toBe('CANCELLED')
  })

  test('and is cancelled at once has no request that nobody can end', async () => {
    const insurance_id = await givenInsurance(app, payer.token)
    const [submitted, cancelled] = await race<{ status: number }>(app, [
      () => app.call(insuranceDetails.approve, { body: { insurance_id } }, payer),
      () => app.call(insurance.cancel, { body: { insurance_id } }, payer),
    ])
    expect([submitted, cancelled]).toMatchObject([{ value: { status: 200 } }, { value: { status: 409 } }])
    expect((await app.call(insurance.cancel, { body: { insurance_id } }, payer)).status).toBe(200)
    expect((await desk.request(insurance_id)).state).toBe('CANCELLED')
  })

  test('and is changed is another request, and the offer for the old one has ended', async () => {
    const id = await givenQuotedInsurance(app, payer)
    const before = await desk.request(id)
    const insured = await givenInsured(app, payer.token)
    const { cid: _cid, ...form } = { cid: '', ...electronics(app, insured, { invoice_amount: '90000' }) }
    const body = { ...form, insurance_id: id }
    expect((await app.call(insuranceDetails.update, { body }, payer)).status).toBe(200)
    const [now, old] = await desk.requests(id)
    expect(now).toMatchObject({ state: 'NEW', presets: { margin_amount: 90 } })
    expect(old).toMatchObject({ case_id: before.case_id, state: 'CANCELLED', offers: [{ state: 'LOST' }] })
    expect(await desk.policy(id)).toMatchObject({ state: 'submitted', quote: null })
  })

  test('goes to another trade with its request', async () => {
    const id = await givenSubmittedInsurance(app, payer.token)
    const { case_id } = await desk.request(id)
    const transaction_id = await givenTrade(app, payer)
    const body = { subject: 'insurance', id, transaction_id }
    expect((await app.call(transactionSummary.move, { body }, payer)).status).toBe(200)
    expect(await desk.request(id)).toMatchObject({ case_id, transaction_id })
  })

  test('whose quote has expired is asked for again, and the request has a new promise', async () => {
    const id = await givenQuotedInsurance(app, payer)
    const { case_id, due_at } = await desk.request(id)
    app.clock.advance(3 * 86_400_000)
    desk = await insuranceDesk(app)
    const body = { insurance_id: id }
    expect((await app.call(insuranceDetails.approve, { body }, payer)).status).toBe(200)
    const again = await desk.request(id)
    expect(again).toMatchObject({ case_id, state: 'ASSIGNED', offers: [{ state: 'EXPIRED' }] })
    expect(Date.parse(again.due_at)).toBeGreaterThan(Date.parse(due_at))
    expect((await desk.policy(id)).respond_due_at).toBe(again.due_at)
  })
})

describe('an offer of the desk', () => {
  test('is what the policy shows, is replaced by another one, and is withdrawn', async () => {
    const id = await givenSubmittedInsurance(app, payer.token)
    await desk.offer(id, { buy_amount: 900, margin_amount: 150, quote_amount: 1050 })
    expect(await desk.policy(id)).toMatchObject({
      state: 'quoted',
      quote: {
        ...{ premium: 900, fee: 150, total: 1050 },
        valid_until: new Date(`${dayFromNow(app, 2)}T23:59:59.999Z`).toISOString(),
      },
    })
    await desk.offer(id, { quote_amount: 800 })
    expect((await desk.policy(id)).quote).toMatchObject({ premium: 700, fee: 100, total: 800 })
    const open = (await desk.request(id)).offers.find(({ state }) => state === 'PUBLISHED')
    expect((await desk.withdraw(open?.offer_id)).status).toBe(200)
    expect(await desk.policy(id)).toMatchObject({ state: 'submitted', quote: null })
  })

  test('that accepts what was referred needs a reason, which only the office reads', async () => {
    const id = await givenSubmittedInsurance(app, payer.token, referred)
    expect((await desk.submit(id, { quote_amount: 9000 })).status).toBe(200)
    const without = await desk.decide(id, { decision: 'approve' })
    expect(failure(without).error.fields).toEqual({ reason: 'Say why this is accepted' })
    expect(await desk.request(id)).toMatchObject({ state: 'ASSIGNED', offers: [{ state: 'STORED' }] })
    const reason = 'Reinsured for this voyage'
    expect((await desk.decide(id, { decision: 'approve', reason })).status).toBe(200)
    expect(await desk.policy(id)).toMatchObject({ state: 'quoted', referral_reason: reason })
    const read = await app.call(insurance.get, { body: { insurance_id: id } }, payer)
    const listed = await app.call(quoteOffers.list, { query: {} }, payer)
    expect(JSON.stringify([read.body, listed.body])).not.toContain(reason)
  })

  test('does not hold past the first day of the cover', async () => {
    const id = await givenSubmittedInsurance(app, payer.token, { valid_from: dayFromNow(app, 1) })
    const late = await desk.submit(id)
    expect(Object.keys(failure(late).error.fields ?? {})).toEqual(['quotes.0.valid_until'])
  })

  test('is made once by two administrators, and the second reads what the first has done', async () => {
    const id = await givenSubmittedInsurance(app, payer.token)
    const other = await insuranceDesk(app)
    await desk.submit(id)
    const approve = await race<{ status: number }>(app, [
      () => desk.decide(id, { decision: 'approve', reason: 'The rate is agreed' }),
      () => other.decide(id, { decision: 'deny', reason: 'No' }),
    ])
    expect(approve).toMatchObject([{ value: { status: 200 } }, { value: { status: 409 } }])
    const late = await other.decide(id, { decision: 'deny', reason: 'No' })
    expect(failure(late).message).toMatch(/ by .* Reload the page to see it\.$/)
    expect((await desk.policy(id)).state).toBe('quoted')
  })

  test('notifies the customer once', async () => {
    const id = await givenSubmittedInsurance(app, payer.token)
    await desk.offer(id)
    while ((await processEvents(app.deps)) > 0);
    const { rows } = await app.deps.pool.query(
      "select kind from notifications where uid = $1 and kind in ('insurance', 'offers')",
      [payer.companyId],
    )
    expect(rows).toEqual([{ kind: 'insurance' }])
  })
})
