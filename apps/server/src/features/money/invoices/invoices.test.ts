import { invoices, officeInvoices } from '@tradelane/contract/invoices/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenPayer, givenPayment } from '../../../../test/given-payment.ts'
import { givenShipment, payFreightOf, shipmentPage } from '../../../../test/given-shipment.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { failure } from '../../../../test/test-app.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'
import { writeInvoices } from './write-invoices.ts'

const app = theApp()
checkBooksAfterEach(app)
const company = prepared(() => givenPayer(app, { name: 'Lagos Imports', balance: '90000' }))
let admin = ''
let freight: Awaited<ReturnType<typeof givenFreight>>
// Each test reads them, also when it runs alone.
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
  await givenPayment(app, company, { amount: 1000 })
  freight = await givenFreight()
})

describe('an invoice', () => {
  it('of a payment has its fee and its exchange margin, as they were taken', async () => {
    const [, , invoice] = await listOf(company.token)
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^INV-\d{4}-\d{6}$/),
      kind: 'invoice',
      currency: 'USD',
      tax: 0,
      subject: { kind: 'simple_payment', title: 'Payment to Hafenhandel Nord GmbH' },
      credits: null,
    })
    expect(invoice?.net).toBe(invoice?.total)
    const text = await paperOf(invoice?.invoice_id)
    expect(text).toContain(`Invoice ${invoice?.number}`)
    expect(text).toMatch(/Seller Tradelane Buyer Lagos Imports, (.+, )?registration number \S+/)
    expect(text).toContain('Payment fee 0.50 USD Exchange margin 2.00 USD Net 2.50 USD')
    expect(text).toContain('VAT or other tax: none is charged on this invoice')
  })

  it('of freight has the lines of its bill, and what is given back a credit note with the same lines', async () => {
    const { logisticsId, bookingNumber, charge } = freight
    const [note, invoice] = await listOf(company.token)
    expect(invoice).toMatchObject({ kind: 'invoice', total: charge.amount, subject: { id: logisticsId } })
    expect(invoice?.subject.title).toContain(bookingNumber)
    expect(note).toMatchObject({ kind: 'credit_note', total: charge.amount, credits: invoice?.number })
    expect(note?.number).toMatch(/^CN-\d{4}-000001$/)
    const text = await paperOf(note?.invoice_id)
    expect(text).toContain(`For invoice ${invoice?.number}`)
    expect(text).toMatch(/Total −/)
    expect(await paperOf(invoice?.invoice_id)).toContain(`Credited by ${note?.number} on `)
  })
})

describe('the invoices of a company', () => {
  it('are summed by month and currency, with credit notes taken off, on the page and in both files', async () => {
    const list = await listOf(company.token)
    const { body } = await app.call(invoices.summary, { query: {} }, company)
    const month = body.month ?? ''
    expect(body.months).toEqual([month])
    const sum = list.reduce((total, { kind, total: one }) => total + (kind === 'invoice' ? one : -one), 0)
    expect(body.totals).toMatchObject([{ currency: 'USD', invoices: 2, credit_notes: 1 }])
    expect(body.totals[0]?.total).toBeCloseTo(sum, 2)
    const csv = await app.call(invoices.summaryFile, { query: { month, format: 'csv' } }, company)
    const lines = readCsv(new TextDecoder().decode(csv.bytes))
    expect(lines.map(({ Number: number }) => number)).toEqual(list.map(({ number }) => number).toReversed())
    const pdf = await app.call(invoices.summaryFile, { query: { month, format: 'pdf' } }, company)
    expect(await textOfPaper(pdf.bytes)).toContain('3 papers of Lagos Imports')
    const none = await app.call(invoices.summaryFile, { query: { month: '2001-01', format: 'csv' } }, company)
    expect(failure(none).error.code).toBe('NOT_FOUND')
  })

  it.each([invoices.list, invoices.summary, invoices.summaryFile])(
    'are of no month before the year 1: $path refuses it at its field',
    async (call) => {
      const query = { month: '0000-01', format: 'csv' }
      const refused = failure(await app.call(call, { query }, company))
      expect(refused.error.fields).toEqual({ month: 'Enter a valid month' })
    },
  )

  it('are its own: a stranger sees and reads none of them', async () => {
    const stranger = await givenCompany(app)
    expect(await listOf(stranger.token)).toEqual([])
    const [invoice] = await listOf(company.token)
    const body = { invoice_id: invoice?.invoice_id ?? '' }
    expect(failure(await app.call(invoices.file, { body }, stranger)).error.code).toBe('NOT_FOUND')
  })

  it('are read by the back office, of one company or by number, company and subject', async () => {
    const [note] = await listOf(company.token)
    const body = { invoice_id: note?.invoice_id ?? '' }
    expect((await app.call(officeInvoices.file, { body }, { token: admin })).status).toBe(200)
    expect(await officeNumbers({ uid: company.companyId })).toHaveLength(3)
    expect(await officeNumbers({ search: note?.number ?? '' })).toEqual([note?.number])
    expect(await officeNumbers({ search: 'lagos imp', state: 'credit_note' })).toEqual([note?.number])
    expect(await officeNumbers({ search: 'nothing of this' })).toEqual([])
  })
})

/** Paid, invoiced, cancelled and given back. */
async function givenFreight() {
  const { logisticsId, bookingNumber } = await givenShipment(app, company.token)
  await payFreightOf(app, company, logisticsId)
  await app.runJobs()
  const { charge } = await shipmentPage(app, company.token, logisticsId)
  await writeInvoices(app.deps)
  const cancelled = await app.call(shipments.cancel, { body: { logistics_id: logisticsId } }, company)
  expect(cancelled.status).toBe(200)
  await app.runJobs()
  return { logisticsId, bookingNumber, charge }
}

/** After a run of the job, which the clock does each minute. */
const listOf = async (token: string) => {
  await writeInvoices(app.deps)
  return (await app.call(invoices.list, { query: {} }, { token })).body.invoices
}
const paperOf = async (id: string | undefined) =>
  textOfPaper((await app.call(invoices.file, { body: { invoice_id: id ?? '' } }, company)).bytes)
const officeNumbers = async (body: { uid?: string; search?: string; state?: 'credit_note' }) =>
  (await app.call(officeInvoices.list, { query: {}, body }, { token: admin })).body.invoices.map(
    ({ number }) => number,
  )
