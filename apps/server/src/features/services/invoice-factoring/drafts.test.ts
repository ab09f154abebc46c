import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { expect, it } from 'vitest'
import {
  givenDraftFunding,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
} from '../../../../test/given-funding.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenSupplier(app))

it('the drafts are found among the invoices that were submitted', async () => {
  const { fundingId } = await givenDraftFunding(app, ada)
  const submitted = await givenRequestedFunding(app, ada)
  const listed = async (query: { status?: 'draft' }) => {
    const { body } = await app.call(invoiceFactoring.list, { query }, { token: ada.token })
    return body.map(({ invoice_factoring_id }) => invoice_factoring_id)
  }
  expect(await listed({ status: 'draft' })).toEqual([fundingId])
  expect(await listed({})).toEqual([submitted.fundingId, fundingId])
})

it('a draft has the names that its files were uploaded with', async () => {
  const { fundingId } = await givenDraftFunding(app, ada)
  const { file_names: names } = await readFunding(app, ada, fundingId)
  expect(names).toEqual({
    invoice_file: 'Invoice.pdf',
    purchase_order_file: 'Order.pdf',
    shipping_file: 'Bill of lading.pdf',
  })
})
