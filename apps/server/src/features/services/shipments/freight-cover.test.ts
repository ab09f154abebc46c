import { insurance } from '@tradelane/contract/insurance/calls'
import { quotes } from '@tradelane/contract/quotes/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenBalance } from '../../../../test/given-balance.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenCoveredShipment } from '../../../../test/given-covered-freight.ts'
import {
  freightApproval,
  givenShipment,
  payFreightOf,
  shipmentPage,
} from '../../../../test/given-shipment.ts'
import { failure, type TestApp } from '../../../../test/test-app.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'

// Insurance that is chosen with the freight: priced by the insurance, paid with the freight, and then a policy of its own.

const app = theApp()
beforeAll(async () => {
  office = { token: (await givenAdministrator(app)).token }
  charge = app.deps.payments.charge.bind(app.deps.payments)
})
checkBooksAfterEach(app, {
  restore: () => {
    app.deps.payments.charge = charge
  },
  runsJobs: true,
})
let company: GivenCompany
let office: { token: string }
let charge: TestApp['deps']['payments']['charge']
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
  await givenBalance(app, company, '20000.00', 'USD')
})

describe('freight that is paid', () => {
  test('has its insurance as lines of its own, and no policy before', async () => {
    const { logisticsId } = await givenCoveredShipment(app, company.token)
    const { charge, cover, next } = await pageOf(logisticsId)
    expect(charge.lines.map(({ code }) => code)).toEqual(['freight', 'service_fee', 'cover', 'service_fee'])
    const cents = charge.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
    expect(cents).toBe(Math.round(charge.amount * 100))
    expect(cover).toEqual({
      state: 'agreed',
      insurance_id: null,
      policy_number: null,
      certificate_number: null,
      insured_from: null,
    })
    expect(next?.text).toContain('insurance of the goods starts with the payment')
    expect(await policies()).toEqual([])
  })

  test('is paid with a code whose mail names the insurance and the fees in it', async () => {
    const { logisticsId } = await givenCoveredShipment(app, company.token)
    const { lines } = (await pageOf(logisticsId)).charge
    const sumOf = (wanted: string) =>
      lines.filter(({ code }) => code === wanted).reduce((sum, { amount }) => sum + amount, 0)
    expect(lines.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^Freight, /),
      'Tradelane service fee: 2 % of the carriage, version 1',
      expect.stringMatching(/^Cargo insurance, all risks/),
      'Tradelane service fee on the insurance: 0.1 % of the invoice amount, in addition to the premium, version 1',
    ])
    await freightApproval(app, company, logisticsId)
    const [mail] = await app.mails(company.email)
    const said = mail?.text.replaceAll(',', '') ?? ''
    expect(said).toContain(`including ${sumOf('cover').toFixed(2)} USD to insure the goods`)
    expect(said).toContain(`including a Tradelane service fee of ${sumOf('service_fee').toFixed(2)} USD`)
    expect(said.match(/to insure the goods/g)).toHaveLength(1)
  })

  test('binds a policy with number, certificate and page, in the trade of the freight', async () => {
    const { logisticsId } = await givenCoveredShipment(app, company.token)
    const { charge, logistics: booking } = await pageOf(logisticsId)
    expect((await pay(logisticsId)).body.payment_status).toBe('paid')
    const policy = await policyOf(logisticsId)
    const [premium, fee] = [
      charge.lines.find(({ code }) => code === 'cover')?.amount,
      charge.lines.at(-1)?.amount,
    ]
    expect(policy).toMatchObject({
      state: 'bound',
      payment: 'collected',
      is_bought_with_freight: true,
      quote: { premium, fee },
      category_of_goods: 'Electronics',
      description_of_goods: 'Tablets on 20 pallets',
      place_of_origin: 'Mumbai, IN',
      origin_countrycode: 'IN',
      destination_countrycode: 'DE',
      type_of_insurance_cover: 'ICC A',
      valid_from: booking.freight.shipping_date,
      transaction_id: booking.transaction_id,
      may_cancel: false,
    })
    const { cover, papers } = await pageOf(logisticsId)
    expect(papers.length).toBeGreaterThan(0)
    expect(cover).toEqual({
      state: 'bound',
      insurance_id: policy?.insurance_id,
      policy_number: policy?.policy_number,
      certificate_number: policy?.certificate_number,
      insured_from: policy?.valid_from,
    })
    const { insurance_id = '', verification_url } = policy ?? {}
    const page = await app.call(insurance.get, { body: { insurance_id } }, { token: company.token })
    expect(page.body.insured.company_name).toBe(page.body.policy_holder.company_name)
    expect(page.body.timeline.map(({ to }) => to)).toEqual(['bound'])
    const query = Object.fromEntries(new URL(verification_url ?? '').searchParams)
    const verified = await app.call(insurance.verify, { query })
    expect(verified.body.certificate).toMatchObject({ standing: 'valid', place_of_origin: 'Mumbai, IN' })
  })

  test('lists the premium among the quotes on the day on which it was bought', async () => {
    const before = app.clock.now()
    const { logisticsId } = await givenCoveredShipment(app, company.token)
    await payFreightOf(app, company, logisticsId)
    const { body } = await app.call(quotes.list, { query: { period: 'weekly' } }, { token: company.token })
    const premium = body.data.find(({ product }) => product === 'insurance')
    expect(premium?.created_at && new Date(premium.created_at) >= before).toBe(true)
  })

  test('costs its trade the insurance once', async () => {
    const { logisticsId } = await givenCoveredShipment(app, company.token)
    await pay(logisticsId)
    const { body } = await app.call(transactionSummary.get, { query: {} }, { token: company.token })
    expect(body.cost_lines.map(({ kind }) => kind)).toEqual(['freight', 'cover', 'service_fee'])
    expect(body.logistics_data).toMatchObject([{ is_insured: true }])
    expect(body.insurance_data).toMatchObject([{ state: 'bound' }])
    const { charge } = await pageOf(logisticsId)
    expect(body.total.paid).toBe(charge.amount)
  })

  test('by air has a certificate with the flight and the weight of the goods, not what is paid for', async () => {
    const byAir = { freight_type: 'Air', transportation_by: undefined, container_size: undefined } as const
    const { logisticsId } = await givenCoveredShipment(app, company.token, {
      ...byAir,
      ...{ weight: 300, volume: 4 },
    })
    await pay(logisticsId)
    const { insurance_id = '' } = (await policyOf(logisticsId)) ?? {}
    const { bytes } = await app.call(insurance.certificate, { query: { insurance_id } }, company)
    const text = await textOfPaper(bytes)
    expect(text).toContain('Tablets on 20 pallets 300 kg, 4 m³ ')
    expect(text).toContain(`Flight ${(await pageOf(logisticsId)).shipment?.voyage}`)
  })

  test('without insurance binds nothing', async () => {
    const { logisticsId } = await givenShipment(app, company.token)
    await pay(logisticsId)
    expect(await policies()).toEqual([])
    expect((await pageOf(logisticsId)).cover).toBeNull()
  })

  test('shows the certificate to the back office, and to no other company', async () => {
    const { logisticsId } = await givenCoveredShipment(app, company.token)
    await pay(logisticsId)
    const { insurance_id = '' } = (await policyOf(logisticsId)) ?? {}
    const certificateFor = (options: { token: string }) =>
      app.call(insurance.certificate, { query: { insurance_id } }, options)
    const shown = await certificateFor(office)
    expect(shown.status).toBe(200)
    expect(await textOfPaper(shown.bytes)).toMatch(
      /Port of loading Nhava Sheva \(INNSA\) Port of discharge Hamburg \(DEHAM\)/,
    )
    const stranger = await givenCompany(app)
    expect((await certificateFor({ token: stranger.token })).status).toBe(404)
  })

  test('at the same moment by two people binds one policy', async () => {
    const { logisticsId } = await givenCoveredShipment(app, company.token)
    const body = await freightApproval(app, company, logisticsId)
    const once = () => app.call(shipments.pay, { body }, { token: company.token })
    const answers = await Promise.all([once(), once(), once()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await policyOf(logisticsId))?.state).toBe('bound')
  })

  test('by a provider whose answer was lost is bound once, by the job', async () => {
    const { logisticsId } = await givenCoveredShipment(app, company.token)
    app.deps.payments.charge = async (asked) => {
      await charge(asked)
      throw new Error('The process died here.')
    }
    await pay(logisticsId)
    expect(await policies()).toEqual([])
    app.deps.payments.charge = charge
    app.clock.advance(60_000)
    await app.runJobs()
    await app.runJobs()
    expect((await policyOf(logisticsId))?.state).toBe('bound')
  })

  test('and refused by the provider binds nothing, and can be paid again', async () => {
    const { logisticsId } = await givenCoveredShipment(app, company.token)
    app.deps.payments.charge = async ({ key, amount }) => ({
      key,
      amount,
      status: 'rejected',
      reason: 'The wallet is closed.',
    })
    expect(failure(await pay(logisticsId)).error.code).toBe('PROVIDER_REFUSED')
    expect(await policies()).toEqual([])
    expect((await pageOf(logisticsId)).cover?.state).toBe('agreed')
    app.deps.payments.charge = charge
    app.clock.advance(31_000)
    await pay(logisticsId)
    expect((await policyOf(logisticsId))?.state).toBe('bound')
  })
})

const pageOf = (logisticsId: string) => shipmentPage(app, company.token, logisticsId)
const pay = (logisticsId: string) => payFreightOf(app, company, logisticsId)
const policies = async () =>
  (await app.call(insurance.list, { query: {} }, { token: company.token })).body.insurance
const policyOf = async (logisticsId: string) => {
  const found = (await policies()).filter(({ logistics_id }) => logistics_id === logisticsId)
  expect(found.length).toBeLessThanOrEqual(1)
  return found[0]
}
