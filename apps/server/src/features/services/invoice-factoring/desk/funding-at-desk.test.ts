import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { factoringDesk } from '../../../../../test/given-factoring-at-desk.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import {
  codeForFunding,
  givenDraftFunding,
  givenRequestedFunding,
  givenSupplier,
  submitFundingOf,
} from '../../../../../test/given-funding.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { givenTrade } from '../../../../../test/given-trade.ts'
import { askVendorOf } from '../../../../../test/given-vendor-ask.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
let supplier: Payer
let desk: Awaited<ReturnType<typeof factoringDesk>>
beforeEach(async () => {
  supplier = await givenSupplier(app)
  desk = await factoringDesk(app)
})
const request = async () => (await givenRequestedFunding(app, supplier)).fundingId

describe('a funding that was submitted', () => {
  test('is a request of the desk in its own trade, due as it is promised, with the accepted terms and one task', async () => {
    const { fundingId, form } = await givenRequestedFunding(app, supplier)
    const one = await desk.request(fundingId)
    expect(one).toMatchObject({
      ...{ service: 'factoring', state: 'NEW', takes_offers: false, owner: null, offers: [], asks: [] },
      request: { title: `Funding of invoice ${form.invoice_number} to Hafenhandel Nord GmbH` },
      subject: { kind: 'invoice_factoring', id: fundingId },
    })
    const promised = dueAt('decideFunding', new Date(one.requested_at), app.deps.config.officeCountry)
    expect([new Date(one.due_at), await dueOf(fundingId)]).toEqual([promised, promised])
    const facts = new Map(one.request.facts.map(({ label, value }) => [label, value]))
    // 85 % of 10,000.00, and 8,500.00 × 12 % × 60 / 360.
    expect(facts.get('Advance')).toBe('8,500.00 USD')
    expect(facts.get('Interest')).toBe('170.00 USD')
    expect([...facts.keys()]).toEqual([
      ...['Buyer', 'Invoice number', 'Invoice amount', 'Advance of the invoice', 'Advance', 'Interest'],
      ...['Interest rate', 'Fee', 'Total cost', 'Finance partner', 'Term', 'Due day'],
    ])
    while ((await processEvents(app.deps)) > 0);
    const tasks = await openTasks(fundingId, one.case_id)
    expect(tasks).toMatchObject([
      { subject_id: one.case_id, title: expect.stringMatching(/^Check Request QR-/) },
    ])
  })

  test('is approved at the desk, which stores the transfer, and is closed at both', async () => {
    const id = await request()
    await desk.confirm(id)
    const { status, body } = await desk.decide(id, { decision: 'approve' })
    expect([status, body.message]).toEqual([200, 'The request has been approved.'])
    const { state, owner, timeline } = await desk.request(id)
    expect([state, timeline.map(({ title }) => title)]).toEqual(['ACCEPTED', ['Processing', 'Approved']])
    expect(owner).not.toBeNull()
    while ((await processEvents(app.deps)) > 0);
    expect(await openTasks(id, (await desk.request(id)).case_id)).toEqual([])
    await app.runJobs()
    expect((await desk.funding(id)).status).toBe('funded')
  })

  test('is approved by its own call, and is answered at the desk, also once somebody has taken it', async () => {
    const id = await request()
    await desk.confirm(id)
    const { case_id } = await desk.request(id)
    expect((await app.call(quoteDesk.assign, { body: { case_id } }, desk)).status).toBe(200)
    expect((await desk.decideThere(id, { decision: 'approve' })).status).toBe(200)
    expect((await desk.request(id)).state).toBe('ACCEPTED')
  })

  test('that its buyer has not confirmed is not approved at the desk either', async () => {
    const id = await request()
    const refused = failure(await desk.decide(id, { decision: 'approve' }))
    expect(refused.message).toBe('The buyer has not confirmed the invoice yet.')
    expect([(await desk.request(id)).state, (await desk.funding(id)).status]).toEqual(['NEW', 'requested'])
  })

  test.each([
    { set: 'alike_id = invoice_factoring_id', says: 'It may be an earlier invoice.' },
    {
      set: `xml_differences = '[{"field":"invoice_amount","text":"It says 9,000.00 USD"}]'`,
      says: 'The invoice and its XML differ.',
    },
  ])('and needs to be compared is led to its own page: $says', async ({ set, says }) => {
    const id = await request()
    await desk.confirm(id)
    await app.deps.pool.query(`update invoice_factorings set ${set} where invoice_factoring_id = $1`, [id])
    const refused = failure(await desk.decide(id, { decision: 'approve' }))
    expect(refused.error).toMatchObject({ code: 'ILLEGAL_STATE' })
    expect(refused.message).toContain(`${says} Open the funding`)
    expect((await desk.request(id)).state).toBe('NEW')
  })

  test('above a limit that was reduced is led to its own page', async () => {
    const id = await request()
    await desk.confirm(id)
    await app.deps.pool.query('update credit_limits set approved_amount = 100000 where beneficiary_id = $1', [
      supplier.beneficiaryId,
    ])
    const refused = failure(await desk.decide(id, { decision: 'approve' }))
    expect(refused.message).toBe(
      'The invoice is above the credit limit. Open the funding, and approve it there.',
    )
  })

  test('is denied at the desk and by its own call, with the reason on both, and is notified once', async () => {
    const first = await request()
    expect((await desk.decide(first, { decision: 'deny', reason: 'Another buyer' })).status).toBe(200)
    expect(await desk.funding(first)).toMatchObject({ status: 'denied', reason: 'Another buyer' })
    const second = await request()
    expect((await desk.decideThere(second, { decision: 'deny', reason: 'No order' })).status).toBe(200)
    expect(await desk.request(second)).toMatchObject({ state: 'DECLINED', state_reason: 'No order' })
    while ((await processEvents(app.deps)) > 0);
    const { rows } = await app.deps.pool.query(
      "select rule from notifications where uid = $1 and rule ~ '(denied|declined)$'",
      [supplier.companyId],
    )
    expect(rows).toEqual([{ rule: 'invoice_factoring denied' }, { rule: 'invoice_factoring denied' }])
  })

  test('ends with its request, whichever of the two is given up, and its buyer is not asked any more', async () => {
    const first = await request()
    const { case_id } = await desk.request(first)
    expect((await app.call(quoteOffers.cancel, { body: { case_id } }, supplier)).status).toBe(200)
    expect((await desk.funding(first)).status).toBe('withdrawn')
    const second = await request()
    await app.call(invoiceFactoring.withdraw, { body: { invoice_factoring_id: second } }, supplier)
    expect((await desk.request(second)).state).toBe('CANCELLED')
    const { rows } = await app.deps.pool.query(
      'select distinct state from links where subject_id = any($1)',
      [[first, second]],
    )
    expect(rows).toEqual([{ state: 'ended' }])
  })

  test('and is withdrawn at once has no request that nobody can end', async () => {
    const { form, fundingId } = await givenDraftFunding(app, supplier)
    const code = await codeForFunding(app, supplier, fundingId)
    const body = { invoice_factoring_id: fundingId }
    const [submitted, withdrawn] = await race<{ status: number }>(app, [
      () => submitFundingOf(app, supplier, { form, fundingId, code }),
      () => app.call(invoiceFactoring.withdraw, { body }, supplier),
    ])
    expect([submitted, withdrawn]).toMatchObject([{ value: { status: 200 } }, { value: { status: 409 } }])
    expect((await app.call(invoiceFactoring.withdraw, { body }, supplier)).status).toBe(200)
    expect((await desk.request(fundingId)).state).toBe('CANCELLED')
  })

  test('goes to another trade with its request', async () => {
    const id = await request()
    const { case_id } = await desk.request(id)
    const transaction_id = await givenTrade(app, supplier)
    const body = { subject: 'invoice_factoring', id, transaction_id }
    expect((await app.call(transactionSummary.move, { body }, supplier)).status).toBe(200)
    expect(await desk.request(id)).toMatchObject({ case_id, transaction_id })
  })

  test('stays answered where the finance partner refuses the transfer later', async () => {
    const id = await request()
    await desk.confirm(id)
    await app.db
      .updateTable('partners')
      .set({ company_name: 'SIM-PARTNER-REFUSE Trading' })
      .where('beneficiary_id', '=', supplier.beneficiaryId)
      .execute()
    expect((await desk.decide(id, { decision: 'approve' })).status).toBe(200)
    await app.runJobs()
    expect((await desk.funding(id)).status).toBe('denied')
    expect(await desk.request(id)).toMatchObject({ state: 'ACCEPTED', state_reason: null })
  })
})

describe('for a funding', () => {
  test('nothing is offered, and no vendor is asked', async () => {
    const id = await request()
    const which = await desk.which(id)
    const quote = { quote_name: 'Money', quote_amount: 1, eta: '1', valid_until: dayFromNow(app, 2) }
    const offered = await app.call(quoteDesk.submit, { body: { ...which, quotes: [quote] } }, desk)
    const asked = await askVendorOf(app, which.case_id)
    for (const refused of [offered, asked])
      expect(failure(refused)).toMatchObject({
        message: 'Nothing is offered for this request. Approve or deny it.',
        error: { code: 'ILLEGAL_STATE' },
      })
    expect(await desk.request(id)).toMatchObject({ state: 'NEW', offers: [], asks: [] })
  })

  test('two administrators decide once, and the second reads what the first has done', async () => {
    const id = await request()
    const other = await factoringDesk(app)
    await desk.confirm(id)
    const decided = await race<{ status: number }>(app, [
      () => desk.decide(id, { decision: 'approve' }),
      () => other.decide(id, { decision: 'deny', reason: 'No' }),
    ])
    expect(decided).toMatchObject([{ value: { status: 200 } }, { value: { status: 409 } }])
    const late = await other.decide(id, { decision: 'deny', reason: 'No' })
    expect(failure(late).message).toMatch(/^Approved by .* Reload the page to see it\.$/)
    expect((await desk.funding(id)).status).toBe('approved')
  })

  test('a decision on what was changed since it was looked at is refused before anything else', async () => {
    const id = await request()
    const { version } = await desk.funding(id)
    await desk.confirm(id)
    for (const decision of ['approve', 'deny'] as const) {
      const stale = await desk.decideThere(id, { decision, reason: 'No', version })
      expect(failure(stale).error.code).toBe('CONFLICT')
    }
    expect((await desk.request(id)).state).toBe('NEW')
  })
})

async function dueOf(id: string): Promise<Date | undefined> {
  const { rows } = await app.deps.pool.query<{ respond_due_at: Date }>(
    'select respond_due_at from invoice_factorings where invoice_factoring_id = $1',
    [id],
  )
  return rows[0]?.respond_due_at
}

async function openTasks(...ids: string[]) {
  const query = { limit: '100' }
  const { body } = await app.call(adminTasks.list, { query, body: {} }, { token: desk.token })
  return body.data.filter(({ subject_id }) => ids.includes(subject_id))
}
