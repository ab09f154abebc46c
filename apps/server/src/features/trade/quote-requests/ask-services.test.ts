import { beforeEach, describe, expect, test } from 'vitest'
import { type GivenCompany, givenCompany, givenCompanyWithPartner } from '../../../../test/given-company.ts'
import { requestOf } from '../../../../test/given-quote-case.ts'
import {
  givenQuoteRequest,
  readRequestOf,
  submitRequestOf,
  tea,
} from '../../../../test/given-quote-request.ts'
import { tradeOf } from '../../../../test/given-trade.ts'
import { askVendorOf, openVendorLink } from '../../../../test/given-vendor-ask.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let ada: GivenCompany
beforeEach(async () => {
  ada = await givenCompany(app)
})

type Changes = Parameters<typeof givenQuoteRequest>[2]
const given = (changes?: Changes) => givenQuoteRequest(app, ada, changes)
const submit = (id: string) => submitRequestOf(app, ada, id)
const factsOf = async (case_id = '') =>
  Object.fromEntries(
    (await requestOf(app, ada.token, case_id)).request.facts.map(({ label, value }) => [label, value]),
  )

describe('the desk', () => {
  test('reads the goods, their codes, the term, the price and the counterparty; vendors read neither of the last two', async () => {
    const goods = [tea, { ...tea, description: 'Green tea', hs_code: '090210', unit: 't', quantity: 1.5 }]
    const counterparty = { company_name: 'Hafenhandel', country: 'DE' }
    const id = await given({ goods, counterparty, role: 'seller', services: ['freight', 'insurance'] })
    const [asked] = (await submit(id)).body.cases
    expect(await factsOf(asked?.case_id)).toMatchObject({
      ...{ Goods: 'Black tea, Green tea', Weight: '13,500 kg', 'HS codes': '090240, 090210' },
      'Quantity of the goods': '12,000 kg Black tea; 1.5 t Green tea',
      ...{ Incoterm: 'FCA Mumbai', 'Value of the goods': '24,603.08 USD', Insurance: 'Asked for' },
      ...{ 'Price of the goods': '24,603.08 USD', Buyer: 'Hafenhandel, Germany' },
    })
    await askVendorOf(app, asked?.case_id ?? '')
    const terms = (await openVendorLink(app)).facts.map(({ term }) => term)
    expect(terms).toEqual(expect.arrayContaining(['HS codes', 'Incoterm', 'Goods']))
    for (const hidden of ['Buyer', 'Price of the goods', 'Value of the goods'])
      expect(terms).not.toContain(hidden)
  })

  test('reads the partner, and who it is by the role of the company', async () => {
    const grace = await givenCompanyWithPartner(app)
    const counterparty = { beneficiary_id: grace.beneficiaryId, company_name: 'Typed' }
    for (const [role, label] of [
      ['buyer', 'Seller'],
      [null, 'Counterparty'],
    ] as const) {
      const id = await givenQuoteRequest(app, grace, { counterparty, role })
      const { cases } = (await submitRequestOf(app, grace, id)).body
      const { facts } = (await requestOf(app, grace.token, cases[0]?.case_id ?? '')).request
      expect(facts.find((fact) => fact.label === label)?.value).toBe('Hafenhandel Nord GmbH')
    }
    const facts = await factsOf((await submit(await given())).body.cases[0]?.case_id)
    expect(Object.keys(facts)).not.toContain('Counterparty')
  })

  test('reads the value in US dollars at the rate of the day, and in the currency of the trade', async () => {
    const id = await given({ currency: 'EUR', services: ['freight', 'insurance'] })
    const [asked] = (await submit(id)).body.cases
    expect(await factsOf(asked?.case_id)).toMatchObject({
      ...{
        'Value of the goods': '25,556.94 USD',
        'Price of the goods': '24,600.00 EUR',
        Insurance: 'Asked for',
      },
    })
    expect((await tradeOf(app, ada)).total.currency).toBe('EUR')
    // The form of a service that is priced in dollars begins with it.
    const read = await readRequestOf(app, ada, { quote_request_id: id })
    expect([read.total, read.total_in_dollars]).toEqual([24_600, 25_556.94])
  })

  test('reads no value in US dollars without a rate, and freight is not insured by it', async () => {
    const id = await given({ currency: 'KPW', services: ['freight', 'insurance'] })
    expect((await readRequestOf(app, ada, { quote_request_id: id })).total_in_dollars).toBeNull()
    const facts = await factsOf((await submit(id)).body.cases[0]?.case_id)
    expect(facts).toMatchObject({ 'Price of the goods': '24,600.00 KPW', Weight: '12,000 kg' })
    expect(Object.keys(facts)).not.toContain('Value of the goods')
    expect(Object.keys(facts)).not.toContain('Insurance')
  })

  test('reads the cargo as it was filled in', async () => {
    const cargo = {
      freight_type: 'Sea',
      container_size: 'ST40',
      quantity: 2,
      weight: 30_000,
      volume: 90,
      packages: 1200,
    } as const
    const [asked] = (await submit(await given({ cargo }))).body.cases
    expect(await factsOf(asked?.case_id)).toMatchObject({
      ...{ Mode: 'A full container by sea', Containers: '2 × ST40', Weight: '30,000 kg', Volume: '90 m³' },
      Pieces: '1,200',
    })
  })

  test('is not asked for freight without a weight: the trade begins, and says where it goes on', async () => {
    const goods = [tea, { ...tea, unit: 'pcs' }]
    const id = await given({ goods })
    const message = 'Without the weight of the goods, we cannot ask for offers for the freight.'
    const draft = await readRequestOf(app, ada, { quote_request_id: id })
    expect(draft.warnings).toMatchObject({ 'cargo.weight': message })
    const { body } = await submit(id)
    const open = [
      {
        service: 'freight',
        message: 'Enter the weight of the goods. Then we can ask for offers for the freight.',
        link: '/logistics',
      },
    ]
    expect(body).toMatchObject({ cases: [], open })
    expect((await tradeOf(app, ada)).transaction_id).toBe(body.transaction_id)
    expect((await submit(id)).body).toEqual(body)
    expect(await readRequestOf(app, ada, { quote_request_id: id })).toMatchObject({ cases: [], open })
  })

  test.each([
    [
      { to: { name: 'Qwertyville', countryCode: 'DE', lat: 1, lng: 1 } },
      'Please choose a city from the list',
    ],
    [
      { cargo: { freight_type: 'Air' as const, container_size: 'ST20' as const } },
      'You cannot choose a container for air freight.',
    ],
  ])('is not asked for what no search would take: %j', async (changes, message) => {
    const { body } = await submit(await given(changes))
    expect(body.open).toEqual([{ service: 'freight', message, link: '/logistics' }])
    expect(body.cases).toEqual([])
    const cases = app.db.selectFrom('quote_cases').select('case_id').where('uid', '=', ada.companyId)
    expect(await cases.execute()).toEqual([])
  })

  test.each([
    ['Sea', undefined, 'A part of a container by sea'],
    ['Sea', 'ST20', 'A full container by sea'],
    ['Land', undefined, 'A part of a truck'],
    ['Land', 'ST40', 'A full container by rail'],
    ['Air', undefined, 'Air freight'],
  ] as const)('goes by %s in %s as %s, where nobody says how', async (freight_type, container_size, mode) => {
    const [asked] = (await submit(await given({ cargo: { freight_type, container_size } }))).body.cases
    expect(await factsOf(asked?.case_id)).toMatchObject({ Mode: mode })
  })

  test('is asked for nothing where no freight is asked for', async () => {
    const { body } = await submit(await given({ services: ['payment', 'insurance', 'inspection'] }))
    expect([body.cases, body.open]).toEqual([[], []])
  })
})
