import { sandboxBuyer } from '@tradelane/contract/sandbox-buyer/calls'
import { sandboxFinancePartner, type TransferManner } from '@tradelane/contract/sandbox-finance-partner/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { buyerPays, givenFunding, givenSupplier, readFunding } from '../../../../test/given-funding.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenSupplier(app))
afterEach(async () => {
  await behave('done')
  expect(await checkInvariants(app.db)).toEqual([])
})

it('a partner that accepts transfers without confirming them is played until it confirms, and the advance arrives', async () => {
  await behave('wait')
  const { fundingId } = await givenFunding(app, ada)
  const transfer = await newest()
  expect(transfer).toMatchObject({ kind: 'advance', status: 'accepted', amount: 8_500, currency: 'USD' })
  expect((await readFunding(app, ada, fundingId)).funding.status).toBe('approved')
  const before = Number((await booksOf(app, ada.companyId))['available USD'] ?? 0)
  expect((await act(transfer.key, 'confirm')).status).toBe(200)
  await app.runJobs()
  expect((await readFunding(app, ada, fundingId)).funding.status).toBe('funded')
  expect((await booksOf(app, ada.companyId))['available USD']).toBe((before + 8_500).toFixed(2))
  expect(failure(await act(transfer.key, 'refuse')).error.code).toBe('ILLEGAL_STATE')
})

it('a transfer that was accepted can be refused after all, and the invoice is denied with the reason', async () => {
  await behave('wait')
  const { fundingId } = await givenFunding(app, ada)
  await act((await newest()).key, 'refuse')
  expect((await readFunding(app, ada, fundingId)).funding).toMatchObject({
    status: 'denied',
    reason: 'The finance partner refused the transfer.',
  })
})

it('a partner that refuses new transfers denies the next invoice at once', async () => {
  await behave('refuse')
  const { fundingId } = await givenFunding(app, ada)
  expect((await app.call(sandboxFinancePartner.list, {}, {})).body.manner).toEqual({ transfers: 'refuse' })
  expect(await newest()).toMatchObject({ status: 'rejected' })
  expect((await readFunding(app, ada, fundingId)).funding.status).toBe('denied')
})

it('lists the invoices that buyers can pay, with what was paid, and the transfers back to the partner', async () => {
  const { fundingId: invoice_factoring_id } = await givenFunding(app, ada)
  await buyerPays(app, invoice_factoring_id, { amount: 4_000, sender: 'Somebody else' })
  const { invoices } = (await app.call(sandboxBuyer.list, {}, {})).body
  expect(invoices[0]).toMatchObject({
    invoice_factoring_id,
    company_name: 'Hafenhandel Nord GmbH',
    status: 'funded',
    currency: 'USD',
    invoice_amount: 10_000,
    buyer_paid: 4_000,
  })
  expect(await newest()).toMatchObject({ kind: 'repayment', status: 'done', amount: 4_000 })
})

it('a transfer that nobody has asked for is not found', async () => {
  expect((await act('00000000-0000-4000-8000-000000000000', 'confirm')).status).toBe(404)
})

const behave = (transfers: TransferManner) =>
  app.call(sandboxFinancePartner.behave, { body: { transfers } }, {})
const newest = async () => {
  const [transfer] = (await app.call(sandboxFinancePartner.list, {}, {})).body.transfers
  if (!transfer) throw new Error('no transfer')
  return transfer
}
const act = (key: string, action: 'confirm' | 'refuse') =>
  app.call(sandboxFinancePartner.act, { body: { key, action } }, {})
