import { shipments } from '@tradelane/contract/shipments/calls'
import { comparedDocuments } from '@tradelane/contract/trade-documents/compare-calls'
import { describe, expect, test } from 'vitest'
import { givenPayer } from '../../../../test/given-payment.ts'
import { givenQuoteRequest, submitRequestOf, tea } from '../../../../test/given-quote-request.ts'
import { givenReported } from '../../../../test/given-report.ts'
import { confirmed, givenBooking, someDetails } from '../../../../test/given-shipment.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { findBookedInTrade } from '../shipments/index.ts'

const app = theApp()
checkBooksAfterEach(app)
const ada = prepared(() => givenPayer(app, { balance: '60000' }))

describe('the papers of a booking', () => {
  const book = async (details: Partial<typeof someDetails> = {}) => {
    const { logisticsId, bookingNumber } = await givenBooking(app, ada.token)
    const body = { logistics_id: logisticsId, details: { ...someDetails, ...details } }
    expect((await app.call(shipments.saveDetails, { body }, { token: ada.token })).status).toBe(200)
    await confirmed(app, logisticsId)
    return { logisticsId, bookingNumber }
  }

  test('say what they print, and differ from the trade where that says something else', async () => {
    const trade = await givenRequest({
      ...{ incoterm: 'FCA', named_place: 'Mumbai', goods: [tea] },
      cargo: { freight_type: 'Sea', weight: 5, packages: 80 },
    })
    const { bookingNumber } = await book({ named_place: 'Pune', packages: '75 cartons' })
    const found = await differences(trade)
    for (const paper of ['Booking confirmation', 'Draft of the transport document']) {
      const title = `${paper} ${bookingNumber}`
      expect(found).toContainEqual(['incoterm', 'FCA', title, 'FOB'])
      expect(found).toContainEqual(['named_place', 'Mumbai', title, 'Pune'])
      expect(found).toContainEqual(['packages', '80 packages', title, '75 cartons'])
      expect(found).toContainEqual(['goods', 'Black tea', title, 'Cotton yarn on cones'])
      expect(found).toContainEqual(['hs_codes', '090240', title, '520511'])
      expect(found).toContainEqual(['gross_weight', '5 kg', title, expect.stringMatching(/^[\d,]+ kg$/)])
    }
    expect(found.map(([field]) => field)).not.toContain('port_of_loading')
  })

  test('of several bookings only the newest speaks, and not of weight and codes; one that was given up says nothing', async () => {
    const trade = await givenRequest({ incoterm: 'FCA', cargo: { freight_type: 'Sea', weight: 5 } })
    const first = await book()
    const second = await book()
    const titles = new Set((await differences(trade)).map(([, , title]) => title))
    expect(titles).toEqual(
      new Set([
        `Booking confirmation ${second.bookingNumber}`,
        `Draft of the transport document ${second.bookingNumber}`,
      ]),
    )
    const fields = (await differences(trade)).map(([field]) => field)
    expect(fields).not.toContain('gross_weight')
    expect(fields).not.toContain('hs_codes')
    const bookings = app.db.updateTable('freight_bookings').set({ state: 'cancelled' })
    await bookings.where('logistics_id', '=', second.logisticsId).execute()
    const found = await differences(trade)
    expect(new Set(found.map(([, , title]) => title))).toEqual(
      new Set([
        `Booking confirmation ${first.bookingNumber}`,
        `Draft of the transport document ${first.bookingNumber}`,
      ]),
    )
    expect(found.map(([field]) => field)).toContain('gross_weight')
    expect(found.map(([field]) => field)).toContain('hs_codes')
  })

  const shipsOn = async () => ({
    shipper: { ...someDetails.shipper, company_name: (await ownName()).toUpperCase() },
    consignee: { ...someDetails.consignee, company_name: 'Hanse Teile' },
  })

  test('in which a buyer ships on are of another sale: they say nothing of it, and the trade follows the others', async () => {
    const trade = await givenRequest({ incoterm: 'FCA', cargo: { freight_type: 'Sea', weight: 5 } })
    const bought = await book()
    await book({ ...(await shipsOn()), named_place: 'Delhi' })
    const found = await differences(trade)
    expect(new Set(found.map(([, , title]) => title))).toEqual(
      new Set([
        `Booking confirmation ${bought.bookingNumber}`,
        `Draft of the transport document ${bought.bookingNumber}`,
      ]),
    )
    // It is the only one of the purchase.
    expect(found.map(([field]) => field)).toContain('gross_weight')
    const booked = await findBookedInTrade(app.deps.db, systemScope(ada.companyId), trade)
    expect(booked?.number).toBe(bought.bookingNumber)
  })

  test('which a buyer ships to itself, or to nobody that is named yet, are of its purchase', async () => {
    const trade = await givenRequest({ incoterm: 'FCA' })
    const { shipper } = await shipsOn()
    const toOrder = { ...someDetails.consignee, company_name: 'To order of Hanse Bank' }
    for (const parties of [
      { shipper, consignee: toOrder, notify_party: shipper },
      { shipper, consignee: { ...toOrder, company_name: '' } },
    ]) {
      const { bookingNumber, logisticsId } = await book(parties)
      const row = app.db
        .updateTable('freight_booking_details')
        .set({ consignee: JSON.stringify(parties.consignee) })
      await row.where('logistics_id', '=', logisticsId).execute()
      const booked = await findBookedInTrade(app.deps.db, systemScope(ada.companyId), trade)
      expect(booked?.number).toBe(bookingNumber)
    }
  })

  test('in which a seller ships are of its sale', async () => {
    const trade = await givenRequest({ incoterm: 'FCA', role: 'seller' })
    const { bookingNumber } = await book(await shipsOn())
    expect(await differences(trade)).toContainEqual([
      ...['incoterm', 'FCA', `Booking confirmation ${bookingNumber}`, 'FOB'],
    ])
  })
})

describe('the report of an inspection', () => {
  const reported = () => givenReported(app, ada)

  const yarn = { description: 'Cotton yarn', hs_code: '520511', quantity: 2_999, unit: 'pcs', unit_price: 2 }

  test('says how many pieces were ordered, and which goods', async () => {
    const trade = await givenRequest({ goods: [yarn] })
    await reported()
    expect(await differences(trade)).toEqual([
      ['pieces', '2,999', expect.stringMatching(/^Inspection report /), '3,000'],
    ])
  })

  test('says nothing of pieces where the trade counts kilograms', async () => {
    const trade = await givenRequest({ goods: [{ ...yarn, unit: 'kg' }] })
    await reported()
    expect(await differences(trade)).toEqual([])
  })

  test('says nothing of pieces where it may be of a part: of one of two kinds of goods, or one of two reports', async () => {
    const trade = await givenRequest({ goods: [yarn, { ...yarn, quantity: 500 }] })
    await reported()
    expect((await differences(trade)).map(([field]) => field)).not.toContain('pieces')
    const parts = await givenRequest({ goods: [{ ...yarn, quantity: 6_000 }] })
    await reported()
    expect((await differences(parts)).map(([field]) => field)).toEqual(['pieces'])
    await reported()
    expect(await differences(parts)).toEqual([])
  })
})

async function ownName(): Promise<string> {
  const company = app.db.selectFrom('companies').select('company_name').where('uid', '=', ada.companyId)
  return (await company.executeTakeFirstOrThrow()).company_name
}
async function givenRequest(changes: Parameters<typeof givenQuoteRequest>[2]): Promise<string> {
  const request = await givenQuoteRequest(app, ada, { role: 'buyer', ...changes })
  return (await submitRequestOf(app, ada, request)).body.transaction_id
}
async function differences(trade: string) {
  const { body } = await app.call(
    comparedDocuments.compare,
    { body: { transaction_id: trade } },
    { token: ada.token },
  )
  return body.differences.map(({ field, left, right }) => [field, left.value, right.title, right.value])
}
