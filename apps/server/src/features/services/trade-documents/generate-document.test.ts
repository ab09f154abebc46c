import type { WireInput } from '@tradelane/contract'
import { tradeDocuments } from '@tradelane/contract/trade-documents/calls'
import { madeDocuments } from '@tradelane/contract/trade-documents/generate-calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { type GivenCompany, givenCompany, givenCompanyWithPartner } from '../../../../test/given-company.ts'
import { givenQuoteRequest, submitRequestOf, tea } from '../../../../test/given-quote-request.ts'
import { givenTrade } from '../../../../test/given-trade.ts'
import { listOfTrade, neededFields } from '../../../../test/given-trade-document.ts'
import { failure } from '../../../../test/test-app.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let ada: GivenCompany
let trade: string
beforeEach(async () => {
  ada = await givenCompany(app)
  trade = await givenTrade(app, ada)
})

type Made = WireInput<typeof madeDocuments.generate>['body']
const valve = {
  description: 'Ball valves',
  hs_code: '8481.80',
  quantity: 1000,
  unit: 'pcs',
  unit_price: 12.345,
}
const make = (fields: Made['fields'], changes: Partial<Made> = {}, { token } = ada) =>
  app.call(
    madeDocuments.generate,
    {
      body: {
        ...{ transaction_id: trade, type: 'commercial_invoice' },
        fields: { ...neededFields, ...fields },
        ...changes,
      },
    },
    { token },
  )
const faultsOf = async (fields: Made['fields'], type: Made['type'] = 'commercial_invoice') =>
  failure(await make(fields, { type })).error.fields
const paperOf = async (document_id: string) => {
  const { bytes } = await app.call(tradeDocuments.get, { body: { document_id } }, { token: ada.token })
  return textOfPaper(bytes)
}
const draft = async (type: Made['type'], { token } = ada) =>
  (await app.call(madeDocuments.draft, { body: { transaction_id: trade, type } }, { token })).body.draft

describe('a document that is made', () => {
  test('has a higher number than the version before it, also where several are made at once', async () => {
    const at = Array.from({ length: 4 }, (_, index) => make({ lines: [{ ...valve, quantity: index + 1 }] }))
    const made = (await Promise.all(at)).map(({ body }) => body)
    const byVersion = made.toSorted((one, other) => one.version - other.version)
    expect(byVersion.map(({ version }) => version)).toEqual([1, 2, 3, 4])
    const numbers = byVersion.map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted())
    // What is printed is the number that it has.
    for (const { document_id, number } of made) expect(await paperOf(document_id)).toContain(number)
  })

  test('is numbered, printed and among the documents of its trade', async () => {
    const year = app.clock.now().getUTCFullYear()
    const { body } = await make({
      lines: [valve],
      net_weight: 900,
      gross_weight: '1020.5',
      buyer: 'Hanse Teile GmbH\nHamburg',
    })
    expect(body).toEqual({
      ...{ status: 'success', document_id: body.document_id, number: `CI-${year}-000001`, version: 1 },
      lacks: expect.any(Array),
    })
    const text = await paperOf(body.document_id)
    for (const part of [
      `Commercial invoice CI-${year}-000001`,
      'Consignee Hanse Teile GmbH Hamburg',
      'Country of origin India',
      'Net weight, kg 900',
      'Gross weight, kg 1,020.5',
      'Ball valves 848180 1,000 pcs 12.345 12,345.00',
      'Total 12,345.00 USD',
    ])
      expect(text).toContain(part)
    expect((await listOfTrade(app, ada, trade)).documents[0]).toMatchObject({
      ...{ document_id: body.document_id, title: `Commercial invoice CI-${year}-000001` },
      ...{ file_name: `commercial-invoice-CI-${year}-000001.pdf`, type: 'commercial_invoice' },
    })
  })

  test('has a number of its company, kind and year', async () => {
    const numberOf = async (type: Made['type'], date?: string, person = ada) => {
      const transaction_id = person === ada ? trade : await givenTrade(app, person)
      return (await make({ lines: [valve], ...(date && { date }) }, { type, transaction_id }, person)).body
        .number
    }
    const stranger = await givenCompany(app)
    expect([
      await numberOf('packing_list', '2026-12-31'),
      await numberOf('packing_list', '2026-12-31'),
      await numberOf('packing_list', '2027-01-01'),
      await numberOf('proforma_invoice', '2026-12-31'),
      await numberOf('shipping_instruction', '2026-12-31'),
      await numberOf('purchase_order', '2026-12-31'),
      await numberOf('packing_list', '2026-12-31', stranger),
    ]).toEqual([
      ...['PL-2026-000001', 'PL-2026-000002', 'PL-2027-000001', 'PI-2026-000001'],
      ...['SI-2026-000001', 'PO-2026-000001', 'PL-2026-000001'],
    ])
  })

  test('has its own number and version among those that are made at once', async () => {
    const year = app.clock.now().getUTCFullYear()
    const made = await Promise.all(Array.from({ length: 4 }, () => make({ lines: [valve] })))
    expect(made.map(({ body }) => body.number).toSorted()).toEqual(
      [1, 2, 3, 4].map((number) => `CI-${year}-00000${number}`),
    )
    expect(made.map(({ body }) => body.version).toSorted()).toEqual([1, 2, 3, 4])
  })

  test('is made by the side of the trade that makes it, and by both where no side is known', async () => {
    const make3 = async () => {
      const lines = [valve]
      const types = ['commercial_invoice', 'purchase_order', 'shipping_instruction'] as const
      const answers = []
      for (const type of types) answers.push(await make({ lines }, { type }))
      return answers
    }
    expect((await make3()).map(({ status }) => status)).toEqual([200, 200, 200])
    const refused: Record<string, string> = {}
    for (const role of ['buyer', 'seller'] as const) {
      const request = await givenQuoteRequest(app, ada, { role })
      trade = (await submitRequestOf(app, ada, request)).body.transaction_id
      expect((await listOfTrade(app, ada, trade)).role).toBe(role)
      for (const answer of await make3())
        if (answer.status !== 200) refused[role] = `${answer.status} ${failure(answer).message}`
    }
    expect(refused).toEqual({
      buyer: '409 In this trade you are the buyer. A commercial invoice is made by the seller. Ask for it.',
      seller: '409 In this trade you are the seller. A purchase order is made by the buyer. Ask for it.',
    })
  })

  test('is filled from the request, the registration and the partner, and what is typed comes first', async () => {
    const { beneficiaryId, ...company } = await givenCompanyWithPartner(app)
    ada = company
    const request = await givenQuoteRequest(app, ada, {
      ...{ role: 'seller', counterparty: { beneficiary_id: beneficiaryId } },
      cargo: { freight_type: 'Sea', weight: 12_600, packages: 300 },
    })
    trade = (await submitRequestOf(app, ada, request)).body.transaction_id
    const fields = await draft('commercial_invoice')
    expect(fields).toMatchObject({
      lines: [{ ...tea, amount: 24_600 }],
      ...{ currency: 'USD', net_weight: 12_000, gross_weight: 12_600, packages: '300 packages' },
      ...{
        incoterm: 'FCA',
        named_place: 'Mumbai',
        port_of_loading: 'Mumbai, IN',
        port_of_discharge: 'Hamburg, DE',
      },
    })
    expect([fields.seller, fields.buyer].map((party) => party?.split('\n')[0])).toEqual([
      'Okafor Imports Inc.',
      'Hafenhandel Nord GmbH',
    ])
    const order = await draft('purchase_order')
    expect(order.buyer).toBe(fields.buyer)

    const { seller: _, buyer: __, ...needed } = neededFields
    const { body } = await app.call(
      madeDocuments.generate,
      {
        body: {
          ...{ transaction_id: trade, type: 'commercial_invoice' },
          fields: { ...needed, named_place: 'Nhava Sheva', packages: null },
        },
      },
      { token: ada.token },
    )
    const text = await paperOf(body.document_id)
    expect(text).toContain('Consignee Hafenhandel Nord GmbH')
    expect(text).toContain('FCA Nhava Sheva')
    expect(text).toContain('Total 24,600.00 USD')
    expect(text).not.toContain('300 packages')
  })

  test('has the company as buyer of an order where the request does not say', async () => {
    const [order, invoice] = [await draft('purchase_order'), await draft('commercial_invoice')]
    expect([order.buyer, order.seller]).toEqual([invoice.seller, null])
  })

  test('says names in other scripts', async () => {
    const { body } = await make({
      lines: [{ ...valve, description: '球阀 Шаровые краны' }],
      buyer: '上海阀门有限公司\n上海',
    })
    const text = await paperOf(body.document_id)
    expect(text).toContain('上海阀门有限公司')
    expect(text).toContain('Шаровые краны')
  })
})

describe('the arithmetic', () => {
  test('is checked to the cent, at each field', async () => {
    const lines = [
      { ...valve, amount: 12_345.01 },
      { ...valve, quantity: 3, unit_price: 0.335, amount: 1.01 },
    ]
    expect(await faultsOf({ lines, total: 99, net_weight: 10.5, gross_weight: 10 })).toEqual({
      'fields.lines.0.amount': '1,000 × 12.345 is 12,345.00 USD, not 12,345.01 USD',
      'fields.total': 'The amounts add up to 12,346.01 USD, not 99.00 USD',
      'fields.net_weight': 'The net weight of 10.5 kg is more than the gross weight of 10 kg',
    })
  })

  test('knows how many decimals a currency has', async () => {
    const yen = { ...valve, quantity: 3, unit_price: 33.5 }
    const faults = await faultsOf({ lines: [{ ...yen, amount: 100.5 }], currency: 'JPY', total: 101 })
    expect(faults).toEqual({ 'fields.lines.0.amount': 'Enter an amount of JPY' })
    expect((await make({ lines: [{ ...yen, amount: '101.00' }], currency: 'JPY', total: 101 })).status).toBe(
      200,
    )
  })

  test('ends where amounts are no longer exact', async () => {
    const huge = { ...valve, quantity: 999_999_999, unit_price: 999_999_999 }
    expect(await faultsOf({ lines: [huge] })).toEqual({
      'fields.lines.0.amount': 'This amount is too large',
      'fields.total': 'This amount is too large',
    })
  })

  test('takes what holds, net as heavy as gross too', async () => {
    const fields = {
      lines: [{ ...valve, amount: 12_345 }],
      total: '12345.00',
      net_weight: 10,
      gross_weight: 10,
    }
    expect((await make(fields)).status).toBe(200)
  })

  test('needs goods, and prices where a document says them', async () => {
    const { unit_price: _, ...unpriced } = valve
    expect(await faultsOf({})).toEqual({ 'fields.lines': 'Enter at least one kind of goods' })
    expect(await faultsOf({ lines: [unpriced] })).toEqual({ 'fields.lines.0.unit_price': 'Enter a price' })
    expect((await make({ lines: [unpriced] }, { type: 'packing_list' })).status).toBe(200)
    expect(await faultsOf({ lines: [{ ...valve, hs_code: '84', quantity: 0 }] })).toEqual({
      'fields.lines.0.hs_code': 'Enter an HS code of 6 to 10 digits',
      'fields.lines.0.quantity': 'Enter a quantity above 0',
    })
  })

  test('names a code that may exist, and a day near today', async () => {
    expect(await faultsOf({ lines: [{ ...valve, hs_code: '000000' }] })).toEqual({
      'fields.lines.0.hs_code': 'This HS code does not exist',
    })
    for (const date of ['9999-12-31', '1500-01-01'])
      expect(await faultsOf({ lines: [valve], date })).toEqual({
        'fields.date': 'Choose a day within 10 years',
      })
  })

  test('that does not hold takes no number', async () => {
    await make({ lines: [valve], total: 1 })
    const year = app.clock.now().getUTCFullYear()
    expect((await make({ lines: [valve] })).body.number).toBe(`CI-${year}-000001`)
  })
})

test('a viewer reads what a document would say, and makes none; a stranger does neither', async () => {
  const viewer = await givenColleague(app, ada, 'viewer')
  const stranger = await givenCompany(app)
  const read = (person: GivenCompany) =>
    app.call(
      madeDocuments.draft,
      { body: { transaction_id: trade, type: 'packing_list' } },
      { token: person.token },
    )
  expect([
    (await read(viewer)).status,
    (await make({ lines: [valve] }, {}, viewer)).status,
    (await read(stranger)).status,
    (await make({ lines: [valve] }, {}, stranger)).status,
  ]).toEqual([200, 403, 404, 404])
})
