import type { WireInput } from '@tradelane/contract'
import { links } from '@tradelane/contract/links/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { adminBuyers, tradingCalls } from '@tradelane/contract/trading-info/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenPartner, hafenhandel } from '../../../../test/given-partner.ts'
import { givenTradingInfo, tradingForm } from '../../../../test/given-trading-info.ts'
import { failure, testApp } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app))
let office: string
beforeAll(async () => {
  office = (await givenAdministrator(app)).token
})

describe('the public form', () => {
  test('is taken with a receipt number, and a copy is mailed to the contact person', async () => {
    const email = 'copy@hafenhandel.example'
    const { status, body } = await add({ contact_persion_email: email })
    expect([status, body.message]).toEqual([200, 'Your trading information has been sent.'])
    expect(body.receipt_number).toMatch(/^TI-\d{4}-\d{6}$/)
    await app.runJobs()
    const [mail] = await app.mails(email)
    expect(mail?.subject).toContain(body.receipt_number)
    expect(mail?.text).toContain('Limit amount: 250,000.00 EUR')
    expect(mail?.text).toContain('Incoterms: CIF Hamburg')
  })

  test.each([
    ['buyer_name', 'Buyer name is required.'],
    ['supplier_address', 'Supplier address is required.'],
    ['currency', 'Currency is required.'],
    ['expected_shipment_date', 'Expected shipment date is required.'],
    ['limit_amount', 'Limit amount is required.'],
    ['contact_persion_email', 'Contact person email is required.'],
  ])('asks for %s', async (field, message) => {
    expect(await fieldsOf({ [field]: '   ' })).toMatchObject({ [field]: message })
  })

  test.each([
    ['turnover_previous_year', '12.5', 'Turnover of the previous year must be a valid number.'],
    ['turnover_current_year', '-1', 'Turnover of the current year must be a valid number.'],
    ['limit_amount', '250,000', 'Limit amount must be a valid number.'],
    ['expected_shipment_value', 'much', 'Expected shipment value must be a valid number.'],
    ['currency', 'EURO', 'Enter the currency by its three letters, for example EUR.'],
    ['currency', 'XYZ', 'Enter the currency by its three letters, for example EUR.'],
    ['expected_shipment_date', '15.01.2027', 'Enter the date as YYYY-MM-DD.'],
    ['expected_shipment_date', '2027-02-30', 'Enter the date as YYYY-MM-DD.'],
    ['expected_shipment_date', '2020-01-15', 'The expected shipment date cannot be before today.'],
    ['contact_persion_email', 'jette', 'Please enter a valid email address.'],
    ['contact_persion_phone', '5', 'Enter a valid phone number'],
    ['contact_persion_phone', 'call Jette', 'Enter a valid phone number'],
    ['payment_days', '366', 'Enter the days, from 0 to 365'],
    ['payment_days', '60 days', 'Enter the days, from 0 to 365'],
  ])('refuses %s %s', async (field, value, message) => {
    expect(await fieldsOf({ [field]: value })).toEqual({ [field]: message })
  })

  test('needs no phone number and no country, and trims its texts', async () => {
    const { buyer_country: _, contact_persion_phone: __, ...form } = tradingForm
    const { status } = await app.call(tradingCalls.add, { body: { ...form, buyer_name: '  Trimmed GmbH ' } })
    expect(status).toBe(200)
    const { buyer_name } = await app.db
      .selectFrom('trading_records')
      .select('buyer_name')
      .where('buyer_name', 'like', '%Trimmed%')
      .executeTakeFirstOrThrow()
    expect(buyer_name).toBe('Trimmed GmbH')
  })

  test.each([
    ['60', 60, '60'],
    ['', null, ''],
    [undefined, null, ''],
  ])('takes payment terms of %s days beside the words', async (payment_days, stored, shown) => {
    const buyer_name = `Days ${payment_days} GmbH`
    const body = { ...tradingForm, buyer_name, ...(payment_days !== undefined && { payment_days }) }
    expect((await app.call(tradingCalls.add, { body })).status).toBe(200)
    const row = app.db.selectFrom('trading_records').select(['trading_id', 'payment_days'])
    const { trading_id, ...kept } = await row.where('buyer_name', '=', buyer_name).executeTakeFirstOrThrow()
    expect(kept.payment_days).toBe(stored)
    expect((await buyer(trading_id)).record.payment_days).toBe(shown)
  })

  test('says the same about a customer and about a stranger', async () => {
    const [known, unknown] = [
      await add({ supplier_name: 'Okafor Imports Inc.' }),
      await add({ supplier_name: 'Nobody' }),
    ]
    const without = ({ body: { receipt_number: _, ...rest }, status }: typeof known) => ({ status, rest })
    expect(without(known)).toEqual(without(unknown))
  })

  test('stores a repeated form once', async () => {
    const before = await rows()
    const send = () => app.call(tradingCalls.add, { body: tradingForm }, { key: 'trading-1' })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect(await rows()).toBe(before + 1)
  })

  test('mails at most three copies to an address in an hour, without a link that a stranger typed', async () => {
    const email = 'victim@okafor.example'
    const answers = []
    for (let round = 0; round < 5; round++)
      answers.push(await add({ contact_persion_email: email, buyer_name: 'See https://evil.example/now' }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await app.runJobs()
    const mails = await app.mails(email)
    expect(mails).toHaveLength(3)
    expect(mails[0]?.html).not.toContain('href')
  })
})

test('ten forms in an hour are taken from one address on the network, also when they come at once', async () => {
  const limited = await testApp({ RATE_LIMIT: '6000' })
  const body = { ...tradingForm }
  const send = () => limited.call(tradingCalls.add, { body })
  const answers = await Promise.all(Array.from({ length: 20 }, send))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = answers.find(({ status }) => status !== 200)
  expect([refused?.status, codeOf(refused ?? { body: {} })]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_500)
  const hashes = await limited.db.selectFrom('trading_records').select('sender_hash').execute()
  expect(JSON.stringify(hashes)).not.toContain('127.0.0.1')
  await limited.close()
})

describe('a link to a partner', () => {
  const sendLink = (beneficiary_id: string, token = company.token, email?: string) =>
    app.call(tradingCalls.sendLink, { body: { beneficiary_id, ...(email && { email }) } }, { token })
  async function givenTradingLink(email: string) {
    const { beneficiaryId } = await givenPartner(app, company, { email })
    const answer = await sendLink(beneficiaryId)
    await app.runJobs()
    const [mail] = await app.mails(email)
    const token = /trading-info\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    return { beneficiaryId, answer, mail, token }
  }

  test('opens the form with what is known, and its record belongs to the customer and the partner', async () => {
    const { beneficiaryId, answer, mail, token } = await givenTradingLink('linked@hafenhandel.example')
    expect(answer.body.message).toBe('We have sent the link to linked@hafenhandel.example.')
    expect(mail?.subject).toBe('Okafor Imports Inc. asks you for trading information')
    const opened = await app.call(links.open, { body: { token } })
    expect(opened.body.fields).toMatchObject({
      buyer_name: hafenhandel.company_name,
      buyer_reg_no: hafenhandel.company_registration_number,
      supplier_name: 'Okafor Imports Inc.',
      contact_persion_email: 'linked@hafenhandel.example',
    })
    const { session } = opened.body
    const complete = (fields: Record<string, unknown>) =>
      app.call(links.complete, { body: { token, session, fields } })
    const faulty = await complete({ ...tradingForm, currency: '' })
    expect(failure(faulty).error?.fields).toEqual({ currency: 'Currency is required.' })
    const done = await complete(tradingForm)
    expect(done.body.receipt_number).toMatch(/^TI-/)
    expect(codeOf(await complete(tradingForm))).toBe('LINK_DEAD')
    const record = await app.db
      .selectFrom('trading_records')
      .selectAll()
      .where('beneficiary_id', '=', beneficiaryId)
      .executeTakeFirstOrThrow()
    expect(record.uid).toBe(company.companyId)
    expect(await buyer(record.trading_id)).toMatchObject({
      record: { came_by_link: true, company_name: 'Okafor Imports Inc.', state: 'received' },
    })
  })

  test('goes to another address where one is given, and not to the partner of another company', async () => {
    const { beneficiaryId } = await givenPartner(app, company)
    expect((await sendLink(beneficiaryId, company.token, 'boss@hafenhandel.example')).status).toBe(200)
    await app.runJobs()
    expect(await app.mails('boss@hafenhandel.example')).toHaveLength(1)
    const stranger = await givenCompany(app)
    expect(codeOf(await sendLink(beneficiaryId, stranger.token))).toBe('NOT_FOUND')
  })
})

describe('the back office', () => {
  test('finds a record by buyer, supplier and number', async () => {
    const { receipt } = await givenTradingInfo(app, { buyer_name: 'Searchable Bearings AG' })
    for (const search of ['searchable', receipt, 'Searchable Bearings'])
      expect([
        search,
        (await app.call(adminBuyers.buyers, { query: { search }, body: {} }, { token: office })).body,
      ]).toMatchObject([
        search,
        { buyers: [{ buyer_name: 'Searchable Bearings AG', receipt_number: receipt }] },
      ])
    const nothing = await app.call(
      adminBuyers.buyers,
      { query: { search: 'zzz' }, body: {} },
      { token: office },
    )
    expect(nothing.body).toMatchObject({ buyers: [] })
  })

  test('gets ‘Buyer not found!’ for a record that does not exist', async () => {
    const trading_id = crypto.randomUUID()
    const answer = await app.call(adminBuyers.buyers, { query: {}, body: { trading_id } }, { token: office })
    expect([answer.status, failure(answer).message]).toEqual([404, 'Buyer not found!'])
  })

  test('makes a partner of the buyer for the customer that it selects, once', async () => {
    const customer = await givenCompany(app, { name: 'Assigned Trading Ltd' })
    const { tradingId } = await givenTradingInfo(app, {
      supplier_name: 'assigned trading ltd',
      supplier_reg_no: '-',
    })
    expect((await buyer(tradingId)).customers).toEqual([
      {
        uid: customer.companyId,
        company_name: 'Assigned Trading Ltd',
        company_reg_number: expect.any(String),
      },
    ])
    const missing = await convert({ trading_id: tradingId })
    expect(failure(missing).error?.fields).toEqual({ uid: 'Select the customer' })
    const body = { trading_id: tradingId, uid: customer.companyId }
    const answers = await Promise.all([convert(body), convert(body)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const listed = await app.call(partners.list, { query: {} }, { token: customer.token })
    expect(listed.body).toMatchObject([
      {
        company_name: 'Hafenhandel Nord GmbH',
        company_registration_number: 'HRB 90412',
        account_details: [],
      },
    ])
    expect((await buyer(tradingId)).record).toMatchObject({
      state: 'converted',
      uid: customer.companyId,
      converted_by: 'Bo Lindqvist',
    })
  })

  test('is offered partners with the same number, unless their country is another, and merges', async () => {
    const customer = await givenCompany(app, { name: 'Merging Trading Ltd' })
    const { beneficiaryId } = await givenPartner(app, customer, { company_registration_number: 'hrb-90412' })
    const other = await givenPartner(app, customer, { company_registration_number: 'HRB 90412' })
    await app.db
      .updateTable('partners')
      .set({ country: 'AT' })
      .where('beneficiary_id', '=', other.beneficiaryId)
      .execute()
    const { tradingId } = await givenTradingInfo(app, { supplier_name: 'Merging Trading Ltd' })
    const { same_partners, same_records } = await buyer(tradingId)
    const own = same_partners.filter(({ uid }) => uid === customer.companyId)
    expect(own.map(({ beneficiary_id }) => beneficiary_id)).toEqual([beneficiaryId])
    expect(same_records.length).toBeGreaterThan(0)
    const body = { trading_id: tradingId, uid: customer.companyId, beneficiary_id: beneficiaryId }
    expect((await convert(body)).body.beneficiary_id).toBe(beneficiaryId)
    const listed = await app.call(partners.list, { query: {} }, { token: customer.token })
    expect(listed.body).toHaveLength(2)
  })

  test('merges into no partner of another company, and makes none of a buyer without a whole name', async () => {
    const customer = await givenCompany(app, { name: 'Strict Trading Ltd' })
    const { beneficiaryId } = await givenPartner(app, company)
    const { tradingId } = await givenTradingInfo(app, { buyer_reg_no: '1' })
    const body = { trading_id: tradingId, uid: customer.companyId }
    expect(codeOf(await convert({ ...body, beneficiary_id: beneficiaryId }))).toBe('NOT_FOUND')
    expect(codeOf(await convert(body))).toBe('ILLEGAL_STATE')
  })
})

const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
const add = (changes: object = {}) => app.call(tradingCalls.add, { body: { ...tradingForm, ...changes } })
const fieldsOf = async (changes: object) => failure(await add(changes)).error?.fields
const buyer = async (trading_id: string) => {
  const { body } = await app.call(adminBuyers.buyers, { query: {}, body: { trading_id } }, { token: office })
  if (!('record' in body)) throw new Error(JSON.stringify(body))
  return body
}
const convert = (body: WireInput<typeof adminBuyers.convert>['body']) =>
  app.call(adminBuyers.convert, { body }, { token: office })
const rows = async () => (await app.db.selectFrom('trading_records').select('trading_id').execute()).length
