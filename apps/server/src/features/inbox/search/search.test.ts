import { adminSearch, search } from '@tradelane/contract/search/calls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenDocument } from '../../../../test/given-document.ts'
import { givenEscrow, givenImporter } from '../../../../test/given-escrow.ts'
import { givenPartner } from '../../../../test/given-partner.ts'
import { givenPayer, givenPayment } from '../../../../test/given-payment.ts'
import { givenQuoteRequest, saveRequestOf } from '../../../../test/given-quote-request.ts'
import { confirmed, givenBooking } from '../../../../test/given-shipment.ts'
import { givenVendor } from '../../../../test/given-vendor.ts'
import { naughtyStrings } from '../../../../test/naughty-strings.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { piecesOf } from '../../../lists/search-pieces.ts'
import { writeInvoices } from '../../money/invoices/index.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '50000' }))
const office = prepared(() => givenAdministrator(app, 'support'))

const officeFinds = async (text: string) =>
  (await app.call(adminSearch.all, { body: { text } }, { token: office.token })).body
const finds = async (text: string, { token }: { token: string } = payer) =>
  (await app.call(search.own, { body: { text } }, { token })).body
const ids = ({ hits }: Awaited<ReturnType<typeof finds>>) => hits.map(({ id }) => id)
const query = async (text: string, values: unknown[] = []) => (await app.deps.pool.query(text, values)).rows

test('the back office finds a company by its name and registration number, and its people by name and email', async () => {
  const { companyId, userId } = await givenCompany(app, { name: 'Rosewood Crates' })
  await query("update companies set company_reg_number = 'RC7712' where uid = $1", [companyId])
  const link = `/admin/customer-profiles/${companyId}`
  for (const text of ['rosewood crat', 'RC7712', 'rc-771'])
    expect([text, (await officeFinds(text)).hits[0]]).toEqual([
      text,
      { kind: 'company', id: companyId, number: 'RC7712', title: 'Rosewood Crates', link },
    ])
  const [person] = await query('select * from users where user_id = $1', [userId])
  await query("update users set last_name = 'Quillfeather' where user_id = $1", [userId])
  for (const text of [person.work_email, `quillfeather ${person.first_name}`])
    expect((await officeFinds(text)).hits).toContainEqual(
      expect.objectContaining({ kind: 'user', id: userId, number: person.work_email, link }),
    )
})

test('the back office finds vendors, partners and papers, which lead to the page where they are', async () => {
  const vendorId = await givenVendor(app)
  const { beneficiaryId } = await givenPartner(app, payer, { company_name: 'Zephyr Looms' })
  await givenDocument(app, payer.token, { name: 'Quilted panels packing list.pdf', folder: 'messages' })
  expect((await officeFinds('meera nair')).hits).toMatchObject([
    { kind: 'vendor', id: vendorId, title: 'Saffron Forwarding', link: `/admin/vendors/${vendorId}` },
  ])
  const link = `/admin/customer-profiles/${payer.companyId}`
  expect((await officeFinds('zephyr loom')).hits).toMatchObject([
    { kind: 'partner', id: beneficiaryId, title: 'Zephyr Looms', link },
  ])
  expect((await officeFinds('quilted panels')).hits).toMatchObject([
    { kind: 'document', title: 'Quilted panels packing list.pdf', link },
  ])
})

test('a paper of a person is not found by its name', async () => {
  await givenDocument(app, payer.token, { name: 'Passport of Jane Osei.pdf', folder: 'messages' })
  expect((await officeFinds('passport osei')).hits).toHaveLength(1)
  // Nobody knows of one that was uploaded for a verification, and not sent in.
  await givenDocument(app, payer.token, { name: 'Identity card of Abena Sarpong.pdf' })
  expect((await officeFinds('abena sarpong')).hits).toEqual([])
  await query("update documents set is_of_person = true where file_name like 'Passport of%'")
  expect((await officeFinds('passport osei')).hits).toEqual([])
})

test('a booking is found by its containers and the numbers of the carrier, by their beginnings too', async () => {
  const { logisticsId } = await givenBooking(app, payer.token)
  const carrierNumber = await confirmed(app, logisticsId)
  await query(
    `insert into freight_containers (uid, logistics_id, position, container_number)
     values ($1, $2, (select count(*) + 1 from freight_containers where logistics_id = $2), 'MSKU9070323')`,
    [payer.companyId, logisticsId],
  )
  for (const text of ['MSKU9070323', 'msku 907032 3', 'MSKU907', carrierNumber, carrierNumber.slice(0, 6)]) {
    expect([text, (await officeFinds(text)).hits[0]]).toMatchObject([
      text,
      { kind: 'logistics', id: logisticsId, link: `/admin/bookings/${logisticsId}` },
    ])
    expect((await finds(text)).hits[0]).toMatchObject({ link: `/logistics/shipments/${logisticsId}` })
  }
})

test('a company finds its partners, trades and invoices, and nothing of people, papers or others', async () => {
  await givenPayment(app, payer, { amount: 100 })
  await writeInvoices(app.deps)
  const [{ invoice_id, number }] = await query(
    `select entry.number, invoice_id from invoices join search_entries entry on record_id = invoice_id where invoices.uid = $1`,
    [payer.companyId],
  )
  expect(number).toMatch(/^INV-\d{4}-\d{6}$/)
  expect((await finds(number)).hits).toMatchObject([
    { kind: 'invoice', id: invoice_id, number, link: '/dashboard/wallet/invoices' },
  ])
  const [trade] = await query('select transaction_id from transactions where uid = $1', [payer.companyId])
  const found = (await finds('TRX-')).hits
  expect(found).toMatchObject([{ link: `/transaction-summary?transaction_id=${trade.transaction_id}` }])
  expect((await finds('hafenhandel')).hits).toContainEqual(
    expect.objectContaining({ kind: 'partner', link: '/partners' }),
  )
  const [company] = await query('select * from companies where uid = $1', [payer.companyId])
  for (const text of [company.company_name, payer.email, 'packing list', 'saffron'])
    expect([text, (await finds(text)).hits]).toEqual([text, []])
  const stranger = await givenCompany(app)
  for (const text of [number, 'hafenhandel', 'MSKU9070323', 'mumbai'])
    expect([text, (await finds(text, stranger)).hits]).toEqual([text, []])
})

test('a whole number answers alone, and what is common says that there is more', async () => {
  for (let count = 1; count <= 11; count++)
    await givenPartner(app, payer, {
      company_name: `Kestrel Metals ${count}`,
      company_registration_number: `KM 55${String(count).padStart(3, '0')}`,
    })
  const common = await finds('kestrel')
  expect(common.more).toEqual(['partner'])
  expect(common.hits.map(({ title }) => title)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((count) => `Kestrel Metals ${count}`),
  )
  expect((await finds('km-55 007')).hits).toMatchObject([{ number: 'KM 55007' }])
  expect((await finds('km55')).more).toEqual(['partner'])
})

test('two letters of Chinese, Japanese and Korean are found inside a name', async () => {
  for (const [name, text] of [
    ['上海东方贸易有限公司', '东方'],
    ['東京港運株式会社', '港運'],
    ['한국무역상사', '무역'],
  ] as const) {
    const { beneficiaryId } = await givenPartner(app, payer, { company_name: name })
    expect([text, ids(await finds(text))]).toEqual([text, [beneficiaryId]])
    expect([text, ids(await officeFinds(text))]).toEqual([text, [beneficiaryId]])
  }
  expect((await finds('方东')).hits).toEqual([])
})

test('the back office finds the records of a company by two such letters of its name', async () => {
  const company = await givenPayer(app, { name: '蘇州竹編工坊' })
  await givenPayment(app, company, { amount: 100 })
  const { hits } = await officeFinds('竹編')
  expect(hits.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['company', 'simple_payment']))
  expect((await officeFinds('編竹')).hits).toEqual([])
})

test('the pieces of a text are the same here and in the database', async () => {
  for (const text of [...naughtyStrings, '上海东方贸易 한국무역상사 ガラス', 'ab', '']) {
    if (text.includes('\u0000') || !text.isWellFormed()) continue
    const { rows } = await sql<{
      pieces: string[]
    }>`select search_pieces(search_text(${text})) as pieces`.execute(app.db)
    expect([text, rows[0]?.pieces.toSorted()]).toEqual([text, piecesOf(text).toSorted()])
  }
})

test('a request for a quote is found by its company, by name and goods, as it is now', async () => {
  const quote_request_id = await givenQuoteRequest(app, payer, { name: 'Okapi tea' })
  const found = {
    ...{ kind: 'quote_request', id: quote_request_id, number: '', title: 'Okapi tea' },
    link: `/review-submit?quote_request_id=${quote_request_id}`,
  }
  expect((await finds('okapi black')).hits).toEqual([found])
  expect((await officeFinds('okapi')).hits).toEqual([])
  await saveRequestOf(app, payer, { quote_request_id, name: null, goods: [{ description: 'Okapi leaves' }] })
  expect((await finds('okapi')).hits).toEqual([{ ...found, title: 'Okapi leaves' }])
  expect((await finds('okapi black')).hits).toEqual([])
})

test('a partner with a new name is found by it, and so are its records', async () => {
  const importer = await givenImporter(app)
  const escrowId = await givenEscrow(app, importer)
  const [{ beneficiary_id }] = await query(
    'select beneficiary_id from smart_escrows where smart_escrow_id = $1',
    [escrowId],
  )
  await query("update partners set company_name = 'Polder Werke' where beneficiary_id = $1", [beneficiary_id])
  expect(ids(await finds('polder', importer))).toEqual(expect.arrayContaining([beneficiary_id, escrowId]))
})

test('what the triggers have written is what the records say now', async () => {
  const entries = async () => query('select * from search_entries order by record_id')
  const before = await entries()
  expect(new Set(before.map(({ kind }) => kind)).size).toBeGreaterThan(8)
  for (const [find, table] of [
    ...[
      ['company', 'companies'],
      ['user', 'users'],
      ['partner', 'partners'],
      ['vendor', 'vendors'],
    ],
    ...[
      ['document', 'documents'],
      ['invoice', 'invoices'],
      ['transaction', 'transactions'],
    ],
    ...[
      ['quote_case', 'quote_cases'],
      ['quote_request', 'quote_requests'],
      ['payment', 'simple_payments'],
      ['escrow', 'smart_escrows'],
    ],
    ...[
      ['funding', 'invoice_factorings'],
      ['limit', 'credit_limits'],
      ['booking', 'freight_bookings'],
    ],
    ...[
      ['policy', 'insurance_policies'],
      ['claim', 'insurance_claims'],
      ['inspection', 'quality_inspections'],
    ],
  ])
    await query(`select count(put_${find}(record)) from ${table} record`)
  expect(await entries()).toEqual(before)
})
