import { insurance } from '@tradelane/contract/insurance/calls'
import { tradeDocuments } from '@tradelane/contract/trade-documents/calls'
import { expect, test } from 'vitest'
import { givenBoundInsurance } from '../../../../test/given-insurance.ts'
import { givenPayer, givenPayment } from '../../../../test/given-payment.ts'
import { tradeOf } from '../../../../test/given-trade.ts'
import { listOfTrade } from '../../../../test/given-trade-document.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'
import { writeInvoices } from '../../money/invoices/index.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '9000' }))
checkBooksAfterEach(app)

test('what services have issued for a trade is among its documents by itself', async () => {
  const insurance_id = await givenBoundInsurance(app, payer)
  await givenPayment(app, payer, { amount: 100 })
  await writeInvoices(app.deps)
  const { transaction_id, insurance_data, simple_payment_data } = await tradeOf(app, payer)
  const { documents, checklist, unread } = await listOfTrade(app, payer, transaction_id)
  expect(unread).toEqual([])
  const issued = documents.map(({ type, title, from, state }) => [type, from, state, title].join(' '))
  expect(issued.toSorted()).toEqual([
    `insurance_certificate Insurance issued Insurance certificate ${insurance_data[0]?.certificate_number}`,
    expect.stringMatching(/^other Invoices issued Invoice INV-\d{4}-\d{6}: Insurance IN-/),
    expect.stringMatching(
      /^other Invoices issued Invoice INV-\d{4}-\d{6}: Payment to Hafenhandel Nord GmbH$/,
    ),
    `other Payment issued Proof of payment ${simple_payment_data[0]?.number}`,
  ])
  expect(checklist.find(({ type }) => type === 'insurance_certificate')?.state).toBe('PRESENT')

  const certificate = documents.find(({ type }) => type === 'insurance_certificate')
  const file = await app.call(
    tradeDocuments.get,
    { body: { document_id: certificate?.document_id ?? '' } },
    { token: payer.token },
  )
  const own = await app.call(insurance.certificate, { query: { insurance_id } }, { token: payer.token })
  expect(file.headers['content-disposition']).toBe(own.headers['content-disposition'])
  expect(file.bytes.length).toBe(own.bytes.length)
  const after = await listOfTrade(app, payer, transaction_id)
  expect(after.documents.find(({ type }) => type === 'insurance_certificate')?.view_count).toBe(1)
})
