import { adminScreening } from '@tradelane/contract/screening/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenList } from '../../../../test/given-list.ts'
import { givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { freightApproval, givenBooking, shipmentPage, someDetails } from '../../../../test/given-shipment.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))
afterEach(async () => expect(await checkInvariants(app.db)).toEqual([]))

it('is not confirmed while a party of the shipment is like a listed name, and is after a false match', async () => {
  const payer = await givenPayer(app)
  const { logisticsId } = await givenBooking(app, payer.token)
  await saveConsignee(payer, logisticsId, listed)
  expect(await casesOf(payer)).toMatchObject([{ subject: 'consignee', state: 'open' }])
  const refused = await confirm(logisticsId)
  expect([refused.status, failure(refused).error.code]).toEqual([409, 'ILLEGAL_STATE'])
  expect(await officePage(logisticsId)).toMatchObject({
    held: {
      message:
        'A name of this booking may be on a sanctions list. It cannot be confirmed before the match is decided.',
      cases: [{ case_number: expect.stringMatching(/^SC-/), name: 'Veltrania Export Bureau' }],
    },
  })
  await decide(payer, 'cleared')
  expect(await officePage(logisticsId)).toMatchObject({ held: null })
  expect((await confirm(logisticsId)).status).toBe(200)
})

it('is not paid while its vessel is on a list, and no money is held', async () => {
  const payer = await givenPayer(app)
  const { logisticsId, bookingNumber } = await givenBooking(app, payer.token)
  const { book } = app.deps.carriers
  app.deps.carriers.book = async (request) => {
    const answer = await book(request)
    return answer.status === 'booked'
      ? { ...answer, carriage: { ...answer.carriage, vessel: 'Arctic Nothing', imo: '9000003' } }
      : answer
  }
  expect((await confirm(logisticsId)).status).toBe(200)
  app.deps.carriers.book = book
  expect(await casesOf(payer)).toMatchObject([{ subject: 'vessel', name: 'IMO 9000003', score: 1 }])
  const pay = async () => {
    const body = await freightApproval(app, payer, logisticsId)
    return app.call(shipments.pay, { body }, { token: payer.token })
  }
  const page = await shipmentPage(app, payer.token, logisticsId)
  const message = 'We check some details before we take this payment. Please try again later, or write to us.'
  expect(page).toMatchObject({ held: { message, cases: [] } })
  expect(await officePage(logisticsId)).toMatchObject({ held: { cases: [{ name: 'IMO 9000003' }] } })
  const [found] = await casesOf(payer)
  const about = await app.call(adminScreening.get, { body: { case_id: found?.case_id ?? '' } }, office)
  expect(about.body.screening_case.booking).toEqual({
    logistics_id: logisticsId,
    what: `Shipment ${bookingNumber}`,
    detail: expect.stringMatching(/^Mumbai, IN to Hamburg, DE, /),
    imo: '9000003',
  })
  const refused = await pay()
  expect(failure(refused).message).toBe(message)
  expect(failure(refused).error.code).toBe('ILLEGAL_STATE')
  expect(failure(refused).message).not.toMatch(/sanction|match/i)
  await decide(payer, 'confirmed')
  const final = 'We cannot take this payment. Please write to us if you have questions.'
  expect(await shipmentPage(app, payer.token, logisticsId)).toMatchObject({ held: { message: final } })
  expect((await pay()).status).toBe(409)
  await decide(payer, 'cleared')
  expect((await pay()).status).toBe(200)
})

it('is held by a vessel that the EU lists by its number alone, under any name', async () => {
  await givenList(app, 'eu_vessels')
  await givenList(app, 'ofac')
  const payer = await givenPayer(app)
  const { logisticsId } = await givenBooking(app, payer.token)
  const { book } = app.deps.carriers
  const sails = (vessel: string, imo: string) => {
    app.deps.carriers.book = async (request) => {
      const answer = await book(request)
      return answer.status === 'booked'
        ? { ...answer, carriage: { ...answer.carriage, vessel, imo } }
        : answer
    }
  }
  sails('Summer Breeze', '9187629')
  expect((await confirm(logisticsId)).status).toBe(200)
  expect((await casesOf(payer)).map(({ list, name, score }) => [list, name, score]).sort()).toEqual([
    ['eu_vessels', 'IMO 9187629', 1],
    ['ofac', 'IMO 9187629', 1],
  ])
  const other = await givenPayer(app)
  const booked = await givenBooking(app, other.token)
  sails('Northern Heron', '9300001')
  expect((await confirm(booked.logisticsId)).status).toBe(200)
  app.deps.carriers.book = book
  expect(await casesOf(other)).toEqual([])
  const [vessel] = (await casesOf(payer)).filter(({ list }) => list === 'eu_vessels')
  const about = await app.call(adminScreening.get, { body: { case_id: vessel?.case_id ?? '' } }, office)
  expect(about.body.screening_case.entry.programme).toMatch(/, since \d{1,2} \w{3} \d{4}$/)
})

const listed = { ...someDetails.consignee, company_name: 'Veltrania Export Bureau' }
const saveConsignee = ({ token }: Payer, logistics_id: string, consignee: typeof listed) =>
  app.call(
    shipments.saveDetails,
    { body: { logistics_id, details: { ...someDetails, consignee } } },
    { token },
  )
const officePage = async (logistics_id: string) =>
  (await app.call(officeBookings.get, { body: { logistics_id } }, office)).body
const confirm = (logistics_id: string) => app.call(officeBookings.confirm, { body: { logistics_id } }, office)

async function casesOf({ companyId }: Payer) {
  const { body } = await app.call(adminScreening.list, { query: { limit: '100' } }, office)
  return body.cases.filter(({ uid }) => uid === companyId)
}
async function decide(payer: Payer, decision: 'cleared' | 'confirmed') {
  const [found] = await casesOf(payer)
  const body = { case_id: found?.case_id ?? '', version: found?.version ?? 0, decision, reason: 'Compared.' }
  await app.call(adminScreening.decide, { body }, office)
  await app.runJobs()
}
