import { billingNames, customerHistory, vaultNames } from '@tradelane/contract/customers/history'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenFunding, givenSupplier } from '../../../../test/given-funding.ts'
import { givenBoundInsurance } from '../../../../test/given-insurance.ts'
import { givenPayer, givenPayment } from '../../../../test/given-payment.ts'
import { givenShipment, payFreightOf } from '../../../../test/given-shipment.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'
import { writeInvoices } from '../../money/invoices/index.ts'

const app = theApp()
checkBooksAfterEach(app)
const payer = prepared(() => givenPayer(app, { name: 'Lagos Imports', balance: '90000' }))
let admin = ''
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})

describe('the history of a customer', () => {
  it('has each transaction with its services, from real records', async () => {
    const { simplePaymentId } = await givenPayment(app, payer, { amount: 1000 })
    const { logisticsId, bookingNumber } = await givenShipment(app, payer.token)
    await payFreightOf(app, payer, logisticsId)
    await app.runJobs()
    const { company_name, transactions } = await historyOf(payer.companyId)
    expect(company_name).toBe('Lagos Imports')
    expect(transactions).toMatchObject([
      { client: 'Lagos Imports', transaction_number: expect.stringMatching(/^TRX-/) },
    ])
    expect(transactions[0]?.services).toMatchObject([
      {
        title: expect.stringMatching(/^Payment PY-/),
        ...{ from: 'Lagos Imports', to: 'Hafenhandel Nord GmbH', currency: 'USD', amount: 1000, fee: 0.5 },
        ...{ interest: null, link: `/admin/payments/${simplePaymentId}` },
      },
      {
        title: `Shipment ${bookingNumber}`,
        ...{ from: expect.stringContaining('Mumbai'), to: expect.stringContaining('Hamburg') },
        link: `/admin/bookings/${logisticsId}`,
      },
    ])
  })

  it('has price and fee of what was bought, which together are its invoice', async () => {
    const insured = await givenPayer(app, { name: 'Insured Ltd', balance: '5000' })
    await givenBoundInsurance(app, insured)
    await app.runJobs()
    const { transactions, billing } = await historyOf(insured.companyId)
    const row = transactions
      .flatMap(({ services }) => services)
      .find(({ title }) => title.startsWith('Insurance'))
    const bill = billing.find(({ name }) => name === 'Insurance Invoice')?.invoices[0]
    expect(row?.fee).toBeGreaterThan(0)
    expect((row?.amount ?? 0) + (row?.fee ?? 0)).toBeCloseTo(bill?.total ?? 0, 2)
  })

  it('has the ten kinds of papers in the specification’s order, each with the customer’s own', async () => {
    const { documents_vault, billing } = await historyOf(payer.companyId)
    expect(documents_vault.map(({ name }) => name)).toEqual(Object.keys(vaultNames))
    expect(billing.map(({ name }) => name)).toEqual(Object.keys(billingNames))
    const bills = Object.fromEntries(billing.map(({ name, invoices }) => [name, invoices.length]))
    expect(bills).toMatchObject({
      'Logistics Invoice': 1,
      'Insurance Invoice': 0,
      'Invoice Factoring Bill': 0,
    })
    expect(documents_vault.flatMap(({ files }) => files)).toEqual([])
  })

  it('has invoice and purchase order of what is funded', async () => {
    const supplier = await givenSupplier(app)
    await givenFunding(app, supplier)
    const { documents_vault } = await historyOf(supplier.companyId)
    const filesOf = (wanted: string) => documents_vault.find(({ name }) => name === wanted)?.files
    expect(filesOf('Invoice')).toMatchObject([{ url: expect.stringMatching(/^https:/), link: null }])
    expect(filesOf('Purchase Order')).toHaveLength(1)
    expect(filesOf('FDA Approval Document')).toEqual([])
  })

  it('is empty for a new company, and unknown where there is none', async () => {
    const { companyId } = await givenCompany(app)
    const { transactions, billing } = await historyOf(companyId)
    expect([
      transactions.flatMap(({ services }) => services),
      billing.flatMap(({ invoices }) => invoices),
    ]).toEqual([[], []])
    expect(failure(await ask(crypto.randomUUID())).error.code).toBe('NOT_FOUND')
  })
})

const ask = (uid: string) => app.call(customerHistory.history, { query: {}, body: { uid } }, { token: admin })
/** After a run of the job that writes invoices, which the clock does each minute. */
const historyOf = async (uid: string) => {
  await writeInvoices(app.deps)
  return (await ask(uid)).body
}
