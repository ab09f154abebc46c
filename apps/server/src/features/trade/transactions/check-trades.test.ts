import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { postJournal } from '@tradelane/ledger'
import { money } from '@tradelane/money'
import { beforeAll, expect, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenPayer, givenPayment, givenSubmission, untilSettled } from '../../../../test/given-payment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { inTransaction } from '../../../transaction.ts'
import { checkTrades } from './check-trades.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app))
let number: string
let subject: string
beforeAll(async () => {
  const { simplePaymentId } = await givenPayment(app, payer)
  await untilSettled(app)
  subject = `simple_payment:${simplePaymentId}`
  const { body } = await app.call(transactionSummary.get, { query: {} }, { token: payer.token })
  number = body.transaction_number
})

test('money that is held for a payment is held for its trade', async () => {
  const body = await givenSubmission(app, payer)
  await app.call(simplePayments.save, { body }, { token: payer.token })
  expect(await booksOf(app, payer.companyId)).toHaveProperty('held USD')
  expect(await checkTrades(app.deps)).toEqual([])
  await app.runJobs()
  await untilSettled(app)
})

test('a trade whose payment cost more in the ledger than by the payment is found, with both amounts', async () => {
  expect(await checkTrades(app.deps)).toEqual([])
  await inTransaction(app.db, (tx) =>
    postJournal(tx, {
      key: 'test:more',
      kind: 'test',
      subject,
      description: 'A cost that the payment does not know',
      eventAt: app.clock.now(),
      entries: [
        { owner: payer.companyId, account: 'available', amount: money(-100n, 'USD') },
        { owner: 'platform', account: 'fees', amount: money(100n, 'USD') },
      ],
    }),
  )
  expect(await checkTrades(app.deps)).toEqual([
    {
      rule: 'a trade costs what the ledger has booked and holds for it',
      detail: `${number}, paid: 2,000.00 USD by its services, 2,001.00 USD in the ledger`,
    },
  ])
})
