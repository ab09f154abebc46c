import { officeCollections } from '@tradelane/contract/invoice-factoring/collections-calls'
import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { notifications } from '@tradelane/contract/notifications/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import {
  buyerPays,
  daysPassBy,
  givenFunding,
  givenSupplier,
  readFunding,
  waitForAfternoon,
} from '../../../../../test/given-funding.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { checkFactoringTotals } from './check-totals.ts'

const app = theApp()
let ada: Payer
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})
beforeEach(async () => {
  waitForAfternoon(app)
  ada = await givenSupplier(app)
})
afterAll(async () => {
  expect(await checkFactoringTotals(app.db)).toEqual([])
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('a buyer that pays 15.00 less, because its bank took charges', () => {
  it('leaves an invoice that the desk closes: the remainder is less by it, and nothing else moves', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await buyerPays(app, fundingId, { amount: 9_985 })
    // 10,000.00 less the fee of 100.00 less 15.00; the interest of no day is nothing.
    expect(await available()).toBe('9885.00')
    // On the due date the buyer may still pay the rest, in the evening too.
    await daysPassBy(app, 60)
    expect(await onDesk(fundingId)).toBeUndefined()
    expect((await readFunding(app, ada, fundingId)).position).toMatchObject({ short_by: 0 })
    const early = failure(await close(fundingId))
    expect(early.error.code).toBe('ILLEGAL_STATE')
    expect(early.message).toMatch(/^The buyer may still pay the rest until \d+ \w+ \d{4}, 23:59 \S+\.$/)
    await daysPassBy(app, 2)
    expect(await onDesk(fundingId)).toMatchObject({
      ...{ status: 'collected', bucket: 'short', short_by: 15, outstanding: 0, total_due: 0 },
    })
    expect((await readFunding(app, ada, fundingId)).position).toMatchObject({ short_by: 15, overpaid: 0 })
    const [before, held] = [await available(), await atPartners()]
    expect((await close(fundingId)).status).toBe(200)
    const { funding, timeline } = await readFunding(app, ada, fundingId)
    expect(funding.status).toBe('closed')
    expect(timeline.find(({ to }) => to === 'closed_short')).toMatchObject({ reason })
    expect([await available(), await atPartners()]).toEqual([before, held])
    expect(await onDesk(fundingId)).toBeUndefined()
    expect(await notified(/closed with a short payment/)).toContain('15.00 USD less than the invoice')
  })

  it("may pay the rest later: it is the customer's, and not too much", async () => {
    const { fundingId } = await givenFunding(app, ada)
    await buyerPays(app, fundingId, { amount: 9_985 })
    await daysPassBy(app, 62)
    expect((await close(fundingId)).status).toBe(200)
    await buyerPays(app, fundingId, { amount: 15 })
    expect(await available()).toBe('9900.00')
    expect(await happened(fundingId)).not.toContain('overpaid')
  })

  it('is closed once, with a reason, by the back office, as it was looked at', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await buyerPays(app, fundingId, { amount: 9_985 })
    await daysPassBy(app, 62)
    expect(failure(await close(fundingId, { reason: '' })).error.fields).toEqual({
      reason: 'Reason is required',
    })
    expect(failure(await close(fundingId, { version: 1 })).error.code).toBe('CONFLICT')
    expect((await close(fundingId, {}, ada.token)).status).toBe(401)
    expect((await close(fundingId)).status).toBe(200)
    expect(failure(await close(fundingId)).error.code).toBe('ILLEGAL_STATE')
  })

  it('is not closed for an amount that was true before the buyer paid once more', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await buyerPays(app, fundingId, { amount: 9_985 })
    await daysPassBy(app, 62)
    const seen = await onDesk(fundingId)
    await buyerPays(app, fundingId, { amount: 5 })
    expect(failure(await close(fundingId, { version: seen?.version })).error.code).toBe('CONFLICT')
    const now = await onDesk(fundingId)
    expect((await close(fundingId, { version: now?.version })).status).toBe(200)
  })

  it('is not closed while the advance or its cost is due: that is asked for, or recourse', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await daysPassBy(app, 10)
    await buyerPays(app, fundingId, { amount: 8_500 })
    // 8,500 × 12 % × 10 / 360 = 28.33 of interest came first; it is missing of the advance, with the fee of 100.00.
    const refused = failure(await close(fundingId))
    expect(refused.error.code).toBe('ILLEGAL_STATE')
    expect(refused.message).toBe(
      '128.33 USD of the advance and its cost are still due. Ask the buyer to pay, or use recourse.',
    )
    expect(await onDesk(fundingId)).toBeUndefined()
  })

  it('is not closed short where it has paid everything', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await buyerPays(app, fundingId)
    expect(failure(await close(fundingId)).error.code).toBe('ILLEGAL_STATE')
  })
})

describe('a buyer that pays too much', () => {
  it('is said to the customer and to the back office, and the excess is passed on', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await buyerPays(app, fundingId, { amount: 10_400 })
    expect(await available()).toBe('10300.00')
    const { position, timeline } = await readFunding(app, ada, fundingId)
    expect(position).toMatchObject({ overpaid: 400, short_by: 0 })
    expect(timeline.filter(({ to }) => to === 'overpaid')).toHaveLength(1)
    const office = await app.call(
      officeFundings.get,
      { body: { invoice_factoring_id: fundingId } },
      { token: admin },
    )
    expect(office.body.timeline.map(({ to }) => to)).toContain('overpaid')
    expect(await notified(/paid too much/)).toContain('400.00 USD more than the invoice was paid')
  })

  it('with a second payment is not the same as one that pays the rest', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await buyerPays(app, fundingId, { amount: 9_000 })
    await buyerPays(app, fundingId, { amount: 1_000 })
    expect(await happened(fundingId)).not.toContain('overpaid')
    await buyerPays(app, fundingId, { amount: 50 })
    expect((await readFunding(app, ada, fundingId)).position).toMatchObject({ overpaid: 50 })
    expect(await happened(fundingId)).toContain('overpaid')
  })
})

const reason = 'The bank of the buyer took 15.00 USD'
const close = (invoice_factoring_id: string, more = {}, token = admin) =>
  app.call(officeCollections.closeShort, { body: { invoice_factoring_id, reason, ...more } }, { token })
const happened = async (fundingId: string) =>
  (await readFunding(app, ada, fundingId)).timeline.map(({ to }) => to)
const available = async () => (await booksOf(app, ada.companyId))['available USD']
const atPartners = async () => (await booksOf(app, 'platform'))['partners USD']
async function notified(title: RegExp): Promise<string | undefined> {
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(notifications.list, { query: {} }, { token: ada.token })
  return body.data.find((each) => title.test(each.title))?.body
}
/** What the desk shows of this test's invoice. */
async function onDesk(fundingId: string) {
  const { body } = await app.call(officeCollections.list, { query: { bucket: 'short' } }, { token: admin })
  return body.collections.find((each) => each.invoice_factoring_id === fundingId)
}
