import { notifications } from '@tradelane/contract/notifications/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { ProviderUnavailable } from '@tradelane/providers'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../../test/given-company.ts'
import { daysPass, givenShipment, shipmentPage, someDetails } from '../../../../../test/given-shipment.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { textOfPaper } from '../../../../../test/text-of-paper.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
let logisticsId: string
let bookingNumber: string
beforeEach(async () => {
  ;({ logisticsId, bookingNumber } = await givenShipment(app, company.token, { goods: 'Cotton yarn' }))
})
const afterCutOff = () => pass(12)

describe('after the documentation cut-off', () => {
  beforeEach(afterCutOff)

  test('the back office corrects in the name of the company, and history, papers and notification say so', async () => {
    expect([(await page()).may.edit_details, (await officePage()).may.correct_late]).toEqual([false, true])
    const answer = await correct()
    expect([answer.status, answer.body.message]).toEqual([200, 'The carrier has accepted the correction.'])
    expect(await consignee()).toBe('Lagos Traders Ltd')
    const { timeline, corrections } = await page()
    const change = 'consignee from Okafor Imports Inc. to Lagos Traders Ltd'
    expect(timeline.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        `Tradelane asked the carrier for a change after its cut-off: ${change}. ${reason}`,
        `The carrier accepted the correction: ${change}.`,
      ]),
    )
    expect(corrections?.edition).toBe(2)
    const query = { logistics_id: logisticsId, paper: 'transport_draft' as const }
    expect(await textOfPaper((await app.call(shipments.paper, { query }, company)).bytes)).toMatch(
      /Edition 2 of .* UTC, amended by the carrier after its cut-off, replaces all earlier editions\./,
    )
    while ((await processEvents(app.deps)) > 0);
    const { body } = await app.call(notifications.list, { query: {} }, company)
    expect(body.data[0]?.body).toContain(
      `The carrier accepted: ${change}. We asked it for you after its cut-off: ${reason} Its papers have a new edition.`,
    )
  })

  test('a refusal of the carrier leaves the details as they were', async () => {
    const refused = failure(await correct({ details: { ...corrected, goods_description: 'SIM-NOAMEND' } }))
    expect([refused.error.code, refused.message]).toEqual([
      'CARRIER_REFUSED',
      'The correction was refused: The manifest has been filed with customs.',
    ])
    expect(await consignee()).toBe('Okafor Imports Inc.')
    expect((await page()).timeline.at(-1)).toMatchObject({ to: 'correction_refused' })
  })

  test('a correction without an answer is asked for again as an exception', async () => {
    const { carriers } = app.deps
    const { amend } = carriers
    carriers.amend = async () => {
      throw new ProviderUnavailable('the carrier did not answer')
    }
    expect((await correct()).body.message).toMatch(/applies once the carrier accepts it/)
    expect((await officePage()).may.correct_late).toBe(false)
    carriers.amend = amend
    app.clock.advance(60_000)
    await app.runJobs()
    expect(await consignee()).toBe('Lagos Traders Ltd')
  })

  test('a reason is required', async () => {
    expect(failure(await correct({ reason: '' })).error.fields).toHaveProperty('reason')
  })

  test('details that somebody else has corrected since are not overwritten', async () => {
    const { details_saved_at } = await officePage()
    await correct()
    const ofSilk = { ...corrected, goods_description: 'Silk' }
    expect(failure(await correct({ details: ofSilk, details_saved_at })).error.code).toBe('CONFLICT')
  })

  test('two administrators at the same time are not mixed', async () => {
    const { details_saved_at } = await officePage()
    const ofSilk = { ...corrected, goods_description: 'Silk' }
    const answers = await race<Awaited<ReturnType<typeof correct>>>(app, [
      () => correct({ details_saved_at }),
      () => correct({ details: ofSilk, details_saved_at }),
    ])
    expect(answers.map((answer) => answer.status === 'fulfilled' && answer.value.status)).toEqual([200, 409])
  })
})

test('before the cut-off the back office leaves it to the company', async () => {
  const refused = failure(await correct())
  expect([refused.error.code, refused.message]).toEqual([
    'ILLEGAL_STATE',
    'Until the documentation cut-off the company corrects the details.',
  ])
  expect((await officePage()).may.correct_late).toBe(false)
})

test('once the goods have arrived nobody corrects the details', async () => {
  await pass(60)
  const refused = failure(await correct())
  expect([refused.error.code, refused.message]).toEqual([
    'ILLEGAL_STATE',
    'The details of this booking can no longer be corrected.',
  ])
})

test('the carrier refuses where the ship has arrived and we do not know it yet', async () => {
  await afterCutOff()
  const { carriers } = app.deps
  const { amend } = carriers
  carriers.amend = async (...asked) => {
    await daysPass(app, bookingNumber, 60)
    return amend(...asked)
  }
  const answer = await correct()
  carriers.amend = amend
  expect(failure(answer).message).toBe(
    'The correction was refused: The goods have arrived, and the papers are final.',
  )
})

test('a booking that nobody knows is not found', async () => {
  logisticsId = '3f1c6a52-8a8e-4f0b-9c54-2f0d5c1f7a11'
  expect((await correct()).status).toBe(404)
})

const lagos = { ...someDetails.consignee, company_name: 'Lagos Traders Ltd', address: '9 Marina, Lagos' }
const corrected = { ...someDetails, goods_description: 'Cotton yarn', consignee: lagos }
const reason = 'The buyer sold the goods on.'

type Changes = { details?: typeof someDetails; reason?: string; details_saved_at?: string | null }
const correct = (changes: Changes = {}) => {
  const body = { logistics_id: logisticsId, details: corrected, reason, ...changes }
  return app.call(officeBookings.correctDetails, { body }, office)
}
const page = () => shipmentPage(app, company.token, logisticsId)
const officePage = async () =>
  (await app.call(officeBookings.get, { body: { logistics_id: logisticsId } }, office)).body
const consignee = async () => (await page()).details.consignee.company_name

async function pass(days: number): Promise<void> {
  await daysPass(app, bookingNumber, days)
  await app.runJobs()
}
