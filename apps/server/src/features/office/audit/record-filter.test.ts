import { audit } from '@tradelane/contract/audit/calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { addNote } from '../../../../test/given-audit-trail.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenRate } from '../../../../test/given-price-rate.ts'
import { confirmed, givenBooking } from '../../../../test/given-shipment.ts'
import { givenTrade } from '../../../../test/given-trade.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { duringCall, noteChange } from '../../../audit/current-call.ts'
import { inTransaction } from '../../../transaction.ts'

const app = theApp()
const staff = prepared(async () => ({
  one: await givenAdministrator(app),
  other: await givenAdministrator(app),
}))

/** The calls of the entries, the newest first. */
async function found(subject: string): Promise<string[]> {
  const { body } = await app.call(audit.list, { body: { subject }, query: {} }, staff.one)
  return body.entries.map(({ action }) => action.slice('/admin/'.length))
}

test('a rate that a second person has confirmed is found under the rate and under the change', async () => {
  const rateId = await givenRate(app, [staff.one, staff.other])
  expect(await found(rateId)).toEqual(['approvals/decide'])
  const asked = { body: { subject: rateId }, query: {} }
  const [entry] = (await app.call(audit.list, asked, staff.one)).body.entries
  expect(entry?.after?.records?.map(({ subject, id, state }) => [subject, id, state])).toEqual([
    ['pending_change', entry?.subject_id, 'confirmed'],
    ['price_rate', rateId, 'active'],
  ])
  expect(await found(`price_rate ${rateId}`)).toEqual(['approvals/decide'])
  expect(await found('price_rate')).toEqual(['approvals/decide'])
  expect(await found('Price rate')).toEqual(['approvals/decide'])
  expect(await found('pending_change')).toEqual(['approvals/decide', 'rates/propose'])
})

test('a record is found by its number, its beginning, and the beginning of its id', async () => {
  const { token } = await givenCompany(app)
  const { logisticsId, bookingNumber } = await givenBooking(app, token)
  await confirmed(app, logisticsId)
  const both = ['bookings/confirm', 'bookings/confirm']
  expect(await found(bookingNumber)).toEqual(both)
  expect(await found(bookingNumber.toLowerCase())).toEqual(both)
  expect(await found(logisticsId.slice(0, 13))).toEqual(both)
  expect(await found(`${bookingNumber}9`)).toEqual([])
  const file = await app.call(audit.file, { body: { subject: bookingNumber } }, staff.one)
  expect(readCsv(file.bytes.toString())).toMatchObject([
    { Call: '/admin/bookings/confirm', Record: `Shipment ${bookingNumber}` },
    { Call: '/admin/bookings/confirm', Record: `Shipment ${bookingNumber}` },
  ])
})

test('a record that moved beside the one that was named is found by its number, too', async () => {
  const company = await givenCompany(app)
  const id = await givenTrade(app, company)
  const { rows } = await app.deps.pool.query('select number from search_entries where record_id = $1', [id])
  const number = String(rows[0]?.number)
  expect(number).toMatch(/^TRX-/)
  const call = {
    emailOf: async () => 'bo@tradelane.example',
    ...{ actorId: 'administrator:1', role: 'trade', action: '/admin/toy', requestId: '1', asked: {} },
    ...{ audits: 'changes' as const, now: () => new Date(), sealKey: app.deps.auditKeys.seal },
  }
  await duringCall(call, () =>
    inTransaction(app.db, async (tx) => {
      const moved = { companyId: null, from: null, to: 'moved', actor: 'administrator:1' }
      noteChange(tx, { ...moved, subject: 'toy', subjectId: '1' })
      noteChange(tx, { ...moved, subject: 'transaction', subjectId: id })
    }),
  )
  expect(await found(number)).toEqual(['toy'])
})

test('what concerns a company is found by a part of its name', async () => {
  const { companyId } = await givenCompany(app)
  await app.db
    .updateTable('companies')
    .set({ company_name: 'Qvortrup & Søn Skibsbyggeri' })
    .where('uid', '=', companyId)
    .execute()
  await addNote(app, staff.one.token, companyId, 'Calls back')
  expect(await found('qvortrup son')).toEqual(['customers/notes/add'])
  expect(await found('Qvortrup & Bror')).toEqual([])
})
