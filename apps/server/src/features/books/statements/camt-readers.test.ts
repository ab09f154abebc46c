import { statements } from '@tradelane/contract/statements/calls'
import type { Currency } from '@tradelane/money'
import { parseCamt053 } from 'camt-parser'
import { CashManagementEndOfDayReport } from 'iso20022.js'
import { expect, test } from 'vitest'
import { fulfilBlock, givenBlocks, givenEscrow, settleEscrows } from '../../../../test/given-escrow.ts'
import { givenIncomingPayment } from '../../../../test/given-incoming-payment.ts'
import { dollars, givenPartner } from '../../../../test/given-partner.ts'
import { givenPayer, givenPayment, untilSettled } from '../../../../test/given-payment.ts'
import { givenShipment, payFreightOf } from '../../../../test/given-shipment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

/** What programs that customers use make of our camt.053: they read less than the schema allows, and each something else. */
const app = theApp()
const payer = prepared(async () => {
  const made = await givenPayer(app, { balance: '20000' })
  await givenPayment(app, made, { reference: 'SIM-RETURN', amount: 300 })
  await givenPayment(app, made, { amount: 300 })
  await givenIncomingPayment(app, made, { currency: 'USD', senderAccount: '0012-345678-9' })
  const { logisticsId } = await givenShipment(app, made.token)
  // Codes are sent at most every 30 seconds.
  app.clock.advance(31_000)
  await payFreightOf(app, made, logisticsId)
  const importer = { ...made, ...(await givenPartner(app, made, { account_details: [dollars] })) }
  const escrow = await givenEscrow(app, importer, { conditions: await givenBlocks(app, made, [100]) })
  await fulfilBlock(app, importer, escrow, 1)
  await settleEscrows(app)
  await untilSettled(app)
  return made
})

test('iso20022.js finds servicer, account, balances, entries, days and numbers', async () => {
  const { xml, closing, number } = await camtOf('USD')
  const [read] = CashManagementEndOfDayReport.fromXML(xml).statements
  expect(read).toMatchObject({
    id: number,
    electronicSequenceNumber: Number(number.split('-')[1]),
    legalSequenceNumber: Number(number.split('-')[1]),
    agent: { routingNumber: 'TRADELANE' },
    account: { accountNumber: expect.stringMatching(/\d/), currency: 'USD' },
  })
  expect(read?.balances.map(({ type, amount }) => [type, amount])).toContainEqual([
    'CLBD',
    Math.round(closing * 100),
  ])
  const entries = read?.entries ?? []
  expect(entries.length).toBe(countIn(xml))
  expect(read?.numOfEntries).toBe(entries.length)
  const total = entries.reduce(
    (sum, { amount, creditDebitIndicator }) => sum + (creditDebitIndicator === 'credit' ? amount : -amount),
    0,
  )
  expect(total).toBe(Math.round(closing * 100))
  for (const { bookingDate, transactions, bankTransactionCode } of entries) {
    expect(bookingDate.getTime()).not.toBeNaN()
    expect(transactions).toHaveLength(1)
    expect(bankTransactionCode.domainCode).toMatch(/^[A-Z]{4}$/)
  }
})

test('camt-parser finds a sequence number, the amount of each transaction, booking days and creditors', async () => {
  const { xml, closing, number } = await camtOf('USD')
  const [read] = (await parseCamt053(xml)).statements
  expect(read).toMatchObject({
    statementId: number,
    sequenceNumber: number.split('-')[1],
    account: { currency: 'USD' },
  })
  expect(read?.balances).toContainEqual(
    expect.objectContaining({ type: 'CLBD', amount: { currency: 'USD', value: closing.toFixed(2) } }),
  )
  const summary = read?.transactionSummary
  expect(Number(summary?.totalCreditEntries?.numberOfEntries)).toBeGreaterThan(0)
  expect(Number(summary?.totalDebitEntries?.numberOfEntries)).toBeGreaterThan(0)
  const transactions = read?.transactions ?? []
  expect(transactions.length).toBe(countIn(xml))
  for (const { bookingDate, creditDebitIndicator, details } of transactions) {
    expect(bookingDate).toMatch(/^\d{4}-\d\d-\d\d$/)
    const [detail] = details
    expect(detail?.amountDetails.transactionAmount.value).toMatch(/^\d+\.\d\d$/)
    if (creditDebitIndicator === 'DBIT') expect(detail?.relatedParties?.creditor?.name).toMatch(/\w/)
  }
  const payout = transactions.find(({ bankTransactionCode }) => bankTransactionCode === 'escrow.accepted')
  expect(payout?.details[0]?.amountDetails.transactionAmount.value).toBe('7840.00')
})

test('both read an interim statement, and that it has no closing balance', async () => {
  const { xml } = await camtOf('EUR', { isOver: false })
  const [first] = CashManagementEndOfDayReport.fromXML(xml).statements
  const [second] = (await parseCamt053(xml)).statements
  for (const balances of [first?.balances, second?.balances])
    expect(balances?.map(({ type }) => type)).toEqual(['OPBD', 'ITBD', 'ITAV'])
  expect(second?.account.iban).toMatch(/^[A-Z]{2}\d{2}/)
  expect(first?.account).toEqual({ iban: second?.account.iban })
})

/** A final statement of all that has happened, unless the day is not over. */
async function camtOf(currency: Currency, { isOver = true } = {}) {
  const day = (days: number) =>
    new Date(app.deps.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  if (isOver) app.clock.advance(86_400_000)
  const body = { currency, from: day(-300), to: day(isOver ? -1 : 0) }
  const { statement } = (await app.call(statements.issue, { body }, payer)).body
  const query = { statement_id: statement.statement_id, format: 'camt' } as const
  const xml = (await app.call(statements.file, { query }, payer)).bytes.toString('utf8')
  return { ...statement, xml }
}

const countIn = (xml: string): number => xml.match(/<Ntry>/g)?.length ?? 0
