import { randomUUID } from 'node:crypto'
import type { WireInput } from '@tradelane/contract'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { officeCollections } from '@tradelane/contract/invoice-factoring/collections-calls'
import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import {
  buyerPays,
  daysPassBy,
  givenFunding,
  givenRequestedFunding,
  givenSupplier,
  waitForAfternoon,
} from '../../../../../test/given-funding.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { readCsv } from '../../../../../test/read-csv.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { dayAfter } from '../engine/accrued-interest.ts'
import { markOverdueFundings } from './mark-overdue.ts'

const app = theApp()
let ada: Payer
let admin: string
let name: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})

beforeEach(async () => {
  waitForAfternoon(app)
  name = `Ada${randomUUID()}`
  ada = await givenSupplier(app, { name })
})

describe('the collections desk', () => {
  it('shows what is not repaid, what is due with interest and fee, and whom to ask', async () => {
    await givenFunding(app, ada)
    await daysPassBy(app, 70)
    // 8,500 × 12 % × 70 / 360 = 198.33; with 8,500 and the fee of 100: 8,798.33.
    expect((await desk()).collections).toMatchObject([
      {
        uid: ada.companyId,
        company_name: 'Hafenhandel Nord GmbH',
        email: expect.stringContaining('@'),
        invoice_amount: 10_000,
        outstanding: 8_500,
        total_due: 8_798.33,
        days_overdue: 10,
        next_contact_on: null,
        last_note: null,
        recourse_at: null,
      },
    ])
  })

  it('adds up each bucket by currency over all companies, and narrows list and sums by the search', async () => {
    const ben = await givenSupplier(app, { name: `${name} of Bremen` })
    await givenFunding(app, ada)
    await givenFunding(app, ben, { invoice_amount: 20_000, invoice_number: 'BR-77' })
    await daysPassBy(app, 61)
    expect((await desk()).sums).toEqual([{ currency: 'USD', bucket: '1-30', count: 2, outstanding: 25_500 }])
    const found = await desk({ search: 'BR-77' })
    expect(found.collections).toHaveLength(1)
    expect(found.sums).toEqual([{ currency: 'USD', bucket: '1-30', count: 1, outstanding: 17_000 }])
    expect((await desk({ bucket: '90+' })).sums).toHaveLength(1)
  })

  it('no longer lists an invoice once it is repaid', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await daysPassBy(app, 65)
    await buyerPays(app, fundingId, { amount: 4_000 })
    expect((await desk()).collections).toMatchObject([{ outstanding: 4_684.17 }])
    await buyerPays(app, fundingId, { amount: 6_000 })
    expect(await desk()).toMatchObject({ collections: [], sums: [] })
  })

  it('is a file of what it shows, with the same filter', async () => {
    const { form } = await givenFunding(app, ada)
    await daysPassBy(app, 70)
    const file = async (query: Filter) =>
      readCsv(
        (
          await app.call(officeCollections.file, { query: { search: name, ...query } }, { token: admin })
        ).bytes.toString('utf8'),
      )
    expect(await file({})).toMatchObject([
      {
        Buyer: 'Hafenhandel Nord GmbH',
        'Invoice number': form.invoice_number,
        'Days overdue': '10',
        Bucket: '1-30 days',
        Currency: 'USD',
        'Advance not repaid': '8500.00',
        'Due in total': '8798.33',
      },
    ])
    expect(await file({ bucket: '31-60' })).toEqual([])
  })
})

describe('a note of the back office', () => {
  const note = (body: WireInput<typeof officeCollections.note>['body']) =>
    app.call(officeCollections.note, { body }, { token: admin })

  it('is kept with who wrote it and when, and plans the next contact; a later note replaces that', async () => {
    const { fundingId: invoice_factoring_id } = await givenFunding(app, ada)
    await daysPassBy(app, 70)
    const next_contact_on = dayAfter(today(), 3)
    const text = 'Ms Brandt promised to pay on Friday.'
    expect((await note({ invoice_factoring_id, text, next_contact_on })).status).toBe(200)
    expect((await desk()).collections).toMatchObject([
      { next_contact_on, last_note: { text, by: 'Bo Lindqvist', at: expect.stringContaining(today()) } },
    ])
    await note({ invoice_factoring_id, text: 'Nobody answered.' })
    expect((await desk()).collections).toMatchObject([
      { next_contact_on: null, last_note: { text: 'Nobody answered.' } },
    ])
  })

  it('is on the time line of the back office, and not on that of the customer', async () => {
    const { fundingId: invoice_factoring_id } = await givenFunding(app, ada)
    const text = 'The buyer is hard to reach'
    await note({ invoice_factoring_id, text, next_contact_on: today() })
    const office = await app.call(officeFundings.get, { body: { invoice_factoring_id } }, { token: admin })
    expect(office.body.timeline.at(-1)).toMatchObject({
      to: 'collection_note',
      text: expect.stringMatching(/^Bo Lindqvist noted: The buyer is hard to reach \(next contact: /),
    })
    const own = await app.call(invoiceFactoring.get, { body: { invoice_factoring_id } }, { token: ada.token })
    expect(own.body.timeline.map(({ to }) => to)).not.toContain('collection_note')
    expect(JSON.stringify(own.body)).not.toContain(text)
  })

  it('does not plan a contact in the past, nor in a year that must be a slip', async () => {
    const { fundingId: invoice_factoring_id } = await givenFunding(app, ada)
    const next_contact_on = dayAfter(today(), -1)
    const refused = await note({ invoice_factoring_id, text: 'Call again', next_contact_on })
    expect(failure(refused).error.fields).toEqual({ next_contact_on: 'Choose today or a later day' })
    const slip = await note({ invoice_factoring_id, text: 'Call again', next_contact_on: '9999-12-31' })
    expect(failure(slip).error.fields).toEqual({ next_contact_on: 'Choose a day within 10 years' })
  })

  it('is refused where nothing is to be collected', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    const refused = await note({ invoice_factoring_id: fundingId, text: 'Call the buyer' })
    expect(failure(refused).error.code).toBe('ILLEGAL_STATE')
  })

  it('cannot be written by a customer', async () => {
    const { fundingId: invoice_factoring_id } = await givenFunding(app, ada)
    const body = { invoice_factoring_id, text: 'Paid' }
    const refused = await app.call(officeCollections.note, { body }, { token: ada.token })
    expect(refused.status).toBe(401)
  })
})

// The last one: a limit is open for a year, and this takes months of it.
describe('an invoice that nobody pays', () => {
  it('lists an invoice from its due date on, and moves it from bucket to bucket at 1, 31, 61 and 91 days', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await daysPassBy(app, 59)
    expect((await desk()).collections).toEqual([])
    let day = 59
    for (const [days, bucket] of [
      [0, 'due'],
      [1, '1-30'],
      [30, '1-30'],
      [31, '31-60'],
      [60, '31-60'],
      [61, '61-90'],
      [90, '61-90'],
      [91, '90+'],
    ] as const) {
      await daysPassBy(app, 60 + days - day)
      day = 60 + days
      await markOverdueFundings(app.deps)
      const listed = { invoice_factoring_id: fundingId, days_overdue: days, bucket, may_recourse: days > 90 }
      expect((await desk({ bucket })).collections).toMatchObject([listed])
      expect((await desk()).sums).toEqual([{ currency: 'USD', bucket, count: 1, outstanding: 8_500 }])
      const others = (['due', '1-30', '31-60', '61-90', '90+'] as const).filter((each) => each !== bucket)
      for (const other of others) expect((await desk({ bucket: other })).collections).toEqual([])
    }
  })
})

type Filter = WireInput<typeof officeCollections.list>['query']
/** What the desk shows of this test's company. */
const desk = async (query: Filter = {}) =>
  (await app.call(officeCollections.list, { query: { search: name, ...query } }, { token: admin })).body
const today = () => app.deps.clock.now().toISOString().slice(0, 10)
