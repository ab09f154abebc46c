import { adminScreening } from '@tradelane/contract/screening/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { ProviderUnavailable } from '@tradelane/providers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenColleague } from '../../../../../test/given-colleague.ts'
import { givenPayer, type Payer } from '../../../../../test/given-payment.ts'
import { daysPass, givenShipment, shipmentPage, someDetails } from '../../../../../test/given-shipment.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { textOfPaper } from '../../../../../test/text-of-paper.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { askCarrierNow } from './amend-carriage.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))
let company: Payer
let logisticsId: string
let bookingNumber: string
beforeAll(async () => {
  company = await givenPayer(app)
})
beforeEach(async () => {
  ;({ logisticsId, bookingNumber } = await givenShipment(app, company.token, { goods: 'Cotton yarn' }))
})

const lagos = { ...someDetails.consignee, company_name: 'Lagos Traders Ltd', address: '9 Marina, Lagos' }
const corrected = { ...someDetails, goods_description: 'Cotton yarn', consignee: lagos }
const page = () => shipmentPage(app, company.token, logisticsId)
const consignee = async () => (await page()).details.consignee.company_name

describe('a confirmed booking', () => {
  test('shows the cut-offs in the time of the port, on its page and on the confirmation', async () => {
    const { shipment, corrections, may } = await page()
    expect(shipment?.cut_offs).toMatchObject([
      { kind: 'documents', label: 'Shipping instructions', time_zone: 'Asia/Kolkata' },
      { kind: 'vgm' },
      { kind: 'cargo' },
    ])
    expect(corrections).toMatchObject({
      until: shipment?.cut_offs[0]?.at,
      is_open: true,
      waiting: null,
      edition: 1,
    })
    expect(may.edit_details).toBe(true)
    expect(await paper('booking_confirmation')).toMatch(
      /Cut-off: Shipping instructions \d+ \w+ \d{4}, \d\d:\d\d GMT\+5:30, /,
    )
  })
})

describe('a correction', () => {
  test('reaches the carrier, the booking, its history and a new edition of its papers', async () => {
    expect(await paper('transport_draft')).not.toContain('Edition')
    const saved = await save()
    expect([saved.status, saved.body.message]).toEqual([200, 'The carrier has accepted the correction.'])
    expect(await consignee()).toBe('Lagos Traders Ltd')
    const change = 'consignee from Okafor Imports Inc. to Lagos Traders Ltd'
    expect(await texts()).toEqual(
      expect.arrayContaining([
        `You asked the carrier to change: ${change}.`,
        `The carrier accepted the correction: ${change}.`,
      ]),
    )
    expect((await page()).corrections).toMatchObject({ waiting: null, edition: 2 })
    expect(await paper('transport_draft')).toMatch(
      /Edition 2 of .* UTC, replaces all earlier editions\..*Lagos Traders Ltd 9 Marina, Lagos.*Page 1 of 1/,
    )
    expect(await paper('booking_confirmation')).toContain('Edition 2')
  })

  test('that changes nothing is not sent, and the same one again is sent once', async () => {
    await save()
    const before = (await page()).timeline.length
    expect((await save()).body.message).toBe('The carrier already has these details. Nothing was sent.')
    expect([(await page()).timeline.length, (await page()).corrections?.edition]).toEqual([before, 2])
  })

  test('that the carrier refuses leaves the details as they were, and says why', async () => {
    const refused = failure(await save({ details: { ...corrected, goods_description: 'SIM-NOAMEND' } }))
    expect([refused.error.code, refused.message]).toEqual([
      'CARRIER_REFUSED',
      'The correction was refused: The manifest has been filed with customs.',
    ])
    expect(await consignee()).toBe('Okafor Imports Inc.')
    expect((await page()).timeline.at(-1)).toMatchObject({ to: 'correction_refused' })
    expect((await save()).status).toBe(200)
  })

  test('without an answer is tried again by its job, and meanwhile nothing else is corrected', async () => {
    const saved = await whileAsking(save, noAnswer)
    expect(saved.body.message).toMatch(/applies once the carrier accepts it/)
    const { corrections, may } = await page()
    expect([corrections?.waiting?.changed, may.edit_details]).toEqual([
      'consignee from Okafor Imports Inc. to Lagos Traders Ltd',
      false,
    ])
    expect(await consignee()).toBe('Okafor Imports Inc.')
    await app.runJobs()
    expect((await page()).corrections?.waiting).not.toBeNull() // its request has fifteen seconds of its own
    expect(failure(await save({ details: { ...corrected, incoterm: 'CIF' } })).error.code).toBe(
      'ILLEGAL_STATE',
    )
    await jobsOfLater()
    expect(await consignee()).toBe('Lagos Traders Ltd')
  })

  test('that its job has brought to the carrier already says what the carrier answered', async () => {
    const which = { companyId: company.companyId, logisticsId }
    await whileAsking(save, noAnswer)
    await jobsOfLater()
    expect(await askCarrierNow(app.deps, { ...which, number: 1 })).toBe(
      'The carrier has accepted the correction.',
    )
    const refused = { ...corrected, goods_description: 'SIM-NOAMEND' }
    await whileAsking(() => save({ details: refused }), noAnswer)
    await jobsOfLater()
    await expect(askCarrierNow(app.deps, { ...which, number: 2 })).rejects.toThrow(
      'The correction was refused: The manifest has been filed with customs.',
    )
  })

  test('whose answer got lost is accepted once', async () => {
    await save({ details: { ...corrected, customer_reference: 'SIM-TIMEOUT' } })
    await jobsOfLater()
    expect((await page()).corrections).toMatchObject({ waiting: null, edition: 2 })
    expect((await texts()).filter((text) => text.startsWith('The carrier accepted'))).toHaveLength(1)
  })

  test('is made in the name of the person who made it, and not by another company', async () => {
    const colleague = await givenColleague(app, company, 'preparer')
    await save({}, colleague.token)
    expect((await texts()).some((text) => /^(?!You).* asked the carrier to change/.test(text))).toBe(true)
    const stranger = await givenPayer(app)
    expect((await save({}, stranger.token)).status).toBe(404)
  })
})

describe('changed parties', () => {
  const listed = { ...corrected, consignee: { ...lagos, company_name: 'Veltrania Export Bureau' } }
  async function decide(decision: 'cleared' | 'confirmed') {
    const { body } = await app.call(adminScreening.list, { query: { limit: '100' } }, office)
    const found = body.cases.find(({ uid, state }) => uid === company.companyId && state === 'open')
    const about = { case_id: found?.case_id ?? '', version: found?.version ?? 0 }
    await app.call(adminScreening.decide, { body: { ...about, decision, reason: 'Compared.' } }, office)
    await app.runJobs()
  }

  test('are screened before the carrier is asked, and sent after a false match', async () => {
    const saved = await whileAsking(
      () => save({ details: listed }),
      () => Promise.reject(new Error('the carrier was asked')),
    )
    expect(saved.body.message).toMatch(/applies once the carrier accepts it/)
    expect(await consignee()).toBe('Okafor Imports Inc.')
    await decide('cleared')
    expect(await consignee()).toBe('Veltrania Export Bureau')
  })

  test('that are on a list are refused, and the carrier is not asked', async () => {
    // Its own company: a decision on these names holds for the next booking too.
    company = await givenPayer(app)
    ;({ logisticsId } = await givenShipment(app, company.token, { goods: 'Cotton yarn' }))
    await save({ details: listed })
    await whileAsking(
      () => decide('confirmed'),
      () => Promise.reject(new Error('the carrier was asked')),
    )
    expect(await consignee()).toBe('Okafor Imports Inc.')
    expect((await page()).timeline.at(-1)).toMatchObject({ to: 'correction_refused' })
  })

  test('that are on a list are refused in our name, and the company does not read why', async () => {
    company = await givenPayer(app)
    ;({ logisticsId } = await givenShipment(app, company.token, { goods: 'Cotton yarn' }))
    await save({ details: listed })
    await decide('confirmed')
    const refused = (await page()).timeline.at(-1)
    expect(refused).toMatchObject({ to: 'correction_refused', actor: 'tradelane' })
    expect(refused?.text).toBe(
      'The details stay as they were. We cannot make this correction. Write to us if you have questions.',
    )
  })

  test('that were found on a list before are refused at once, and not by the carrier', async () => {
    company = await givenPayer(app)
    ;({ logisticsId } = await givenShipment(app, company.token, { goods: 'Cotton yarn' }))
    await save({ details: listed })
    await decide('confirmed')
    const refused = failure(await save({ details: listed }))
    expect([refused.error.code, refused.message]).toEqual([
      'ILLEGAL_STATE',
      'We cannot make this correction. Write to us if you have questions.',
    ])
  })
})

describe('after the documentation cut-off', () => {
  test('the details are closed, and the refusal says how to ask', async () => {
    await daysPass(app, bookingNumber, 10)
    await app.runJobs()
    const { corrections, may } = await page()
    expect([corrections?.is_open, may.edit_details]).toEqual([false, false])
    const refused = failure(await save())
    expect([refused.error.code, refused.message]).toEqual([
      'ILLEGAL_STATE',
      'The documentation cut-off has passed. Write to us to ask whether the carrier can still change the details.',
    ])
  })

  test('a correction that came a moment before is refused by the carrier', async () => {
    const refused = failure(await whileAsking(save, () => daysPass(app, bookingNumber, 10)))
    expect(refused.message).toBe('The correction was refused: The documentation cut-off has passed.')
    expect(await consignee()).toBe('Okafor Imports Inc.')
  })
})

test('the details of a cancelled booking are closed, and the refusal says that it was cancelled', async () => {
  await cancel()
  expect(failure(await save()).message).toBe(
    'This booking was cancelled. Its details can no longer be changed.',
  )
})

describe('at the same time', () => {
  const ofSilk = { ...corrected, goods_description: 'Silk' }

  test('two corrections are not mixed: the second is refused', async () => {
    const seen = { details_saved_at: (await page()).details_saved_at }
    const answers = await race<Awaited<ReturnType<typeof save>>>(app, [
      () => save(seen),
      () => save({ details: ofSilk, ...seen }),
    ])
    const codes = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 0))
    expect(codes).toEqual([200, 409])
    expect((await page()).details).toMatchObject({ goods_description: 'Cotton yarn', consignee: lagos })
  })

  test('a correction of details that a colleague has corrected since is refused', async () => {
    const seen = { details_saved_at: (await page()).details_saved_at }
    await save()
    expect(failure(await save({ details: ofSilk, ...seen })).error.code).toBe('CONFLICT')
  })

  test('a correction after the cancellation is refused', async () => {
    const [cancelled, saved] = await race<{ status: number; body: unknown }>(app, [cancel, () => save()])
    expect(cancelled).toMatchObject({ value: { status: 200 } })
    expect(saved).toMatchObject({ value: { status: 409, body: { error: { code: 'ILLEGAL_STATE' } } } })
  })

  test('a correction that is cancelled while the carrier is asked changes nothing', async () => {
    const refused = failure(await whileAsking(save, cancel))
    expect([refused.error.code, refused.message]).toEqual([
      'ILLEGAL_STATE',
      'The booking was cancelled before the carrier answered. The details stay as they were.',
    ])
    expect((await page()).logistics.state).toBe('cancelled')
    expect(await consignee()).toBe('Okafor Imports Inc.')
    await app.runJobs()
    expect((await page()).timeline.at(-1)).toMatchObject({ to: 'cancelled' })
  })
})

type Changes = { details?: typeof someDetails; details_saved_at?: string | null }
const save = ({ details = corrected, ...seen }: Changes = {}, token = company.token) =>
  app.call(shipments.saveDetails, { body: { logistics_id: logisticsId, details, ...seen } }, { token })
const texts = async () => (await page()).timeline.map(({ text }) => text)
const cancel = () => app.call(shipments.cancel, { body: { logistics_id: logisticsId } }, company)
const paper = async (kind: 'transport_draft' | 'booking_confirmation') =>
  textOfPaper(
    (await app.call(shipments.paper, { query: { logistics_id: logisticsId, paper: kind } }, company)).bytes,
  )

const jobsOfLater = () => {
  app.clock.advance(60_000)
  return app.runJobs()
}

/** Lets the carrier act as it does, and something else happen first. */
async function whileAsking<T>(act: () => Promise<T>, first: () => Promise<unknown>): Promise<T> {
  const { carriers } = app.deps
  const { amend } = carriers
  carriers.amend = async (...asked) => {
    await first()
    return amend(...asked)
  }
  return act().finally(() => {
    carriers.amend = amend
  })
}
const noAnswer = async () => {
  throw new ProviderUnavailable('the carrier did not answer')
}
