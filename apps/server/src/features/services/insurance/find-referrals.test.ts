import { insurance, insuranceDetails } from '@tradelane/contract/insurance/calls'
import { officeInsurance } from '@tradelane/contract/insurance/office-calls'
import { asksOf } from '@tradelane/contract/insurance/referrals'
import { passages } from '@tradelane/contract/logistics/passage-calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import {
  electronics,
  givenBoundInsurance,
  givenInsurance,
  givenInsured,
  givenQuotedInsurance,
  givenSubmittedInsurance,
} from '../../../../test/given-insurance.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { givenShipment } from '../../../../test/given-shipment.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '9000' }))
let office: { token: string }
let insuredId: string
beforeAll(async () => {
  office = { token: (await givenAdministrator(app)).token }
  insuredId = await givenInsured(app, payer.token)
})
afterEach(async () => expect(await checkInvariants(app.db)).toEqual([]))

describe('the desk looks first', () => {
  it('at no ordinary voyage', async () => {
    expect(await codes()).toEqual([])
  })

  it.each([
    [
      'war on a lane through a listed area',
      { place_of_origin: 'Mumbai, IN', origin_countrycode: 'IN' },
      ['listed_area'],
    ],
    [
      'war through the Black Sea',
      {
        place_of_origin: 'Rotterdam, NL',
        origin_countrycode: 'NL',
        place_of_destination: 'Constanța, RO',
        destination_countrycode: 'RO',
      },
      ['listed_area'],
    ],
    [
      'a port in a listed country',
      { place_of_destination: 'Aden', destination_countrycode: 'YE' },
      ['listed_area'],
    ],
    [
      'strikes in a listed country',
      { place_of_destination: 'Aden', destination_countrycode: 'YE', political_risks: 'strikes' },
      ['listed_area'],
    ],
    ['a place that is on no map', { place_of_origin: 'Warehouse 7' }, ['way_unknown']],
    ['a high value', { invoice_amount: '500000' }, ['high_value']],
    ['goods without a rate', { category_of_goods: 'Live animals' }, ['goods']],
    ['a cover that is not known', { type_of_insurance_cover: 'Everything' }, ['cover']],
  ] as const)('at %s', async (_, changes, expected) => {
    expect(await codes(changes)).toEqual(expected)
    expect(asksOf((await asked(changes)).referrals)).toEqual([])
  })

  it.each([
    [
      'a lane through a listed area without war',
      { place_of_origin: 'Mumbai, IN', origin_countrycode: 'IN', political_risks: 'strikes' },
    ],
    [
      'a listed country without both',
      { place_of_destination: 'Haifa', destination_countrycode: 'IL', political_risks: 'none' },
    ],
    ['a place on no map without war', { place_of_origin: 'Warehouse 7', political_risks: 'strikes' }],
    [
      'the air above listed waters',
      { place_of_origin: 'Mumbai, IN', origin_countrycode: 'IN', carriage: 'air' },
    ],
  ] as const)('not at %s', async (_, changes) => {
    expect(await codes(changes)).toEqual([])
  })

  it('not at a lane that leads round a listed area because a passage is closed', async () => {
    const singapore = { place_of_origin: 'Singapore', origin_countrycode: 'SG' }
    expect(await codes(singapore)).toEqual(['listed_area'])
    const body = {
      passage: 'suez',
      reason: 'A ship blocks the canal',
      closed_on: dayFromNow(app, 0),
    } as const
    await app.call(passages.close, { body }, office)
    expect(await codes(singapore)).toEqual([])
    const { body: list } = await app.call(passages.list, {}, office)
    const closure_id = list.passages.find(({ passage }) => passage === 'suez')?.closure?.closure_id ?? ''
    await app.call(passages.reopen, { body: { closure_id } }, office)
    expect(await codes(singapore)).toEqual(['listed_area'])
  })

  it('with the list, its date and the area in words', async () => {
    const { referrals } = await asked({ place_of_origin: 'Mumbai, IN', origin_countrycode: 'IN' })
    expect(referrals[0]?.text).toBe(
      'War and strikes are asked for on a way through listed areas: Persian or Arabian Gulf, Gulf of Oman, Indian Ocean, Gulf of Aden and Southern Red Sea (JWLA-035 of the Joint War Committee, 16 Sep 2026).',
    )
  })
})

describe('the customer is asked', () => {
  it.each([
    ['freight above the invoice', { freight_amount: '100000.01' }, 'freight_above_invoice'],
    [
      'a country without a port by sea alone',
      { place_of_destination: 'Zürich', destination_countrycode: 'CH' },
      'unreachable',
    ],
    ['a truck across the sea', { carriage: 'road' }, 'unreachable'],
    ['a shipment before the cover', { shipped_on: '2026-01-01' }, 'shipped_before'],
  ] as const)('about %s', async (_, changes, code) => {
    const { referrals } = await asked(changes)
    expect(asksOf(referrals).map((one) => one.code)).toEqual([code])
  })

  it('about nothing that is on the edge', async () => {
    expect(await codes({ freight_amount: '100000' })).toEqual([])
    expect(await codes({ shipped_on: electronics(app, insuredId).valid_from })).toEqual([])
    expect(
      await codes({ carriage: 'air', place_of_destination: 'Zürich', destination_countrycode: 'CH' }),
    ).toEqual([])
  })

  it('about the same invoice in another spelling, while the first policy is in force', async () => {
    const first = await givenBoundInsurance(app, payer, { ...quiet, invoice_number: 'INV-2026/17' })
    const again = { invoice_number: 'inv 2026 17' }
    const { referrals } = await asked(again)
    expect(referrals.map(({ code }) => code)).toEqual(['insured_before'])
    const { policy_number } = (await deskPage(first)).insurance
    expect(referrals[0]?.text).toContain(policy_number)
    expect(await codes({ invoice_number: 'INV-2026/18' })).toEqual([])
    await app.call(insurance.cancel, { body: { insurance_id: first } }, { token: payer.token })
    await app.runJobs()
    expect(await codes(again)).toEqual([])
  })

  it('about a shipment that is insured already, has left or has arrived', async () => {
    const { logisticsId: logistics_id } = await givenShipment(app, payer.token)
    const ofFreight = { logistics_id, political_risks: 'none' } as const
    expect(await codes(ofFreight)).toEqual([])
    const insured = await givenBoundInsurance(app, payer, ofFreight)
    expect(await codes(ofFreight)).toEqual(['insured_before'])
    await app.call(insurance.cancel, { body: { insurance_id: insured } }, { token: payer.token })
    await app.runJobs()
    const move = (state: 'in_transit' | 'delivered') =>
      app.db.updateTable('freight_bookings').set({ state }).where('logistics_id', '=', logistics_id).execute()
    await move('in_transit')
    expect((await asked(ofFreight)).referrals).toMatchObject([{ text: 'The goods have left already.' }])
    await move('delivered')
    expect((await asked(ofFreight)).referrals).toMatchObject([
      { text: 'The shipment has been delivered already.' },
    ])
  })

  it('and without a reason nothing is sent', async () => {
    const insurance_id = await givenInsurance(app, payer.token, { ...quiet, freight_amount: '200000' })
    const send = () => app.call(insuranceDetails.approve, { body: { insurance_id } }, { token: payer.token })
    const refused = failure(await send())
    expect(refused.error.code).toBe('REASON_REQUIRED')
    expect(refused.error.fields?.customer_reason).toContain('more than the invoice')
    const body = { insurance_id, ...electronics(app, insuredId, { ...quiet, freight_amount: '200000' }) }
    await app.call(
      insuranceDetails.update,
      { body: { ...body, customer_reason: 'Heavy and cheap.' } },
      { token: payer.token },
    )
    expect((await send()).status).toBe(200)
    const { insurance: policy, indication } = await deskPage(insurance_id)
    expect(policy.customer_reason).toBe('Heavy and cheap.')
    expect(indication.referrals.map(({ code }) => code)).toEqual(['freight_above_invoice'])
    const cleared = { body: { ...body, invoice_amount: '90000', customer_reason: '' } }
    expect(failure(await app.call(insuranceDetails.update, cleared, { token: payer.token })).error.code).toBe(
      'REASON_REQUIRED',
    )
  })
})

describe('the desk', () => {
  const mumbai = { place_of_origin: 'Mumbai, IN', origin_countrycode: 'IN' }

  it('accepts a referral with a reason that the customer does not read', async () => {
    const id = await givenSubmittedInsurance(app, payer.token, mumbai)
    expect(failure(await quote(id)).error.fields).toEqual({ referral_reason: 'Say why this is accepted' })
    expect((await quote(id, { referral_reason: 'Convoy, and the rate is agreed.' })).status).toBe(200)
    expect((await deskPage(id)).insurance).toMatchObject({
      state: 'quoted',
      referral_reason: 'Convoy, and the rate is agreed.',
    })
    const read = await app.call(insurance.get, { body: { insurance_id: id } }, { token: payer.token })
    expect(JSON.stringify(read.body)).not.toContain('Convoy')
  })

  it('needs no reason where nothing was referred, and stores none', async () => {
    const id = await givenSubmittedInsurance(app, payer.token, quiet)
    expect((await quote(id, { referral_reason: 'For no reason.' })).status).toBe(200)
    expect((await deskPage(id)).insurance.referral_reason).toBeNull()
  })

  it('has the task of the desk', async () => {
    const id = await givenSubmittedInsurance(app, payer.token, mumbai)
    await processEvents(app.deps)
    const { respond_due_at } = (await deskPage(id)).insurance
    const { body } = await app.call(adminTasks.list, { body: {}, query: {} }, office)
    const opened = body.data.find(({ due_at }) => due_at === respond_due_at)
    expect(opened?.title).toMatch(/^Make offers for .*Insurance of Electronics/)
  })

  it('looks again at what was changed', async () => {
    const id = await givenQuotedInsurance(app, payer, mumbai)
    const body = { insurance_id: id, ...electronics(app, insuredId, quiet) }
    await app.call(insuranceDetails.update, { body }, { token: payer.token })
    const { insurance: policy, indication } = await deskPage(id)
    expect([policy.state, policy.referral_reason, indication.referrals]).toEqual(['submitted', null, []])
  })
})

test('a quote is not accepted for goods that were insured since the desk has looked', async () => {
  const same = { ...quiet, invoice_number: 'ONCE-1' }
  const second = await givenQuotedInsurance(app, payer, same)
  const ask = () => app.call(insurance.bindCode, { body: { insurance_id: second } }, { token: payer.token })
  const first = await givenBoundInsurance(app, payer, same)
  const { policy_number } = (await deskPage(first)).insurance
  expect(failure(await ask()).message).toContain(`is insured by now, under ${policy_number}`)
  await app.call(insurance.cancel, { body: { insurance_id: first } }, { token: payer.token })
  await app.runJobs()
  app.clock.advance(31_000)
  expect((await ask()).status).toBe(200)
})

type Details = ReturnType<typeof electronics>
/** By sea from Hamburg to New York: no listed area is near. */
const quiet = {
  place_of_origin: 'Hamburg, DE',
  origin_countrycode: 'DE',
  place_of_destination: 'New York, US',
  destination_countrycode: 'US',
}
const asked = async (changes: Partial<Details> = {}) => {
  const { insured_details_id, description_of_goods, volume_of_goods, valid_to, cid, ...body } = {
    ...electronics(app, insuredId),
    ...quiet,
    ...changes,
  }
  return (await app.call(insurance.premium, { body }, { token: payer.token })).body
}
const codes = async (changes: Partial<Details> = {}) =>
  (await asked(changes)).referrals.map(({ code }) => code)
const deskPage = async (insurance_id: string) =>
  (await app.call(officeInsurance.get, { body: { insurance_id } }, office)).body
const quote = async (insurance_id: string, changes: { referral_reason?: string } = {}) => {
  const { version } = (await deskPage(insurance_id)).insurance
  return app.call(
    officeInsurance.quote,
    { body: { insurance_id, version, premium: 300, ...changes } },
    office,
  )
}
