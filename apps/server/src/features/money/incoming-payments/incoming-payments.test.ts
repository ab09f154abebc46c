import { randomUUID } from 'node:crypto'
import { movements as movementCalls } from '@tradelane/contract/movements/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { booksOf, providerBooksOf } from '../../../../test/books.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import {
  givenIncomingPayment,
  incomingCustomer,
  incomingPaymentNotifications,
  incomingPaymentStates,
  incomingPaymentsOf,
  paidAtProvider,
} from '../../../../test/given-incoming-payment.ts'
import { race } from '../../../../test/race.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { providerCustomerOf } from '../steps/index.ts'
import { openCurrency } from '../wallet/open-currency.ts'
import { readDeposits, watchIncomingPayments } from './index.ts'

// Every company has 700.00 EUR already.
const app = theApp()
checkBooksAfterEach(app)
let company: GivenCompany
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
})

describe('money that somebody pays into an account', () => {
  it('is in the wallet, at the provider and in our books, with who sent it and why', async () => {
    const senderAccount = 'DE89370400440532013000'
    const providerReference = await givenIncomingPayment(app, company, { senderAccount })
    expect(await books()).toEqual({ 'available EUR': '1700.00' })
    expect(await providerBooksOf(app, company.companyId)).toMatchObject({ EUR: '1700.00' })
    expect(await rows()).toMatchObject([
      {
        provider_reference: providerReference,
        amount: 100_000n,
        sender: 'Buyer GmbH',
        sender_account: senderAccount,
        reference: 'Invoice 4711',
        state: 'received',
      },
    ])
    const [newest] = await movements()
    expect(newest).toMatchObject({
      kind: 'incoming.received',
      description: 'Payment from Buyer GmbH',
      counterparty: 'Buyer GmbH',
      counterparty_account: senderAccount,
      reference: 'Invoice 4711',
      number: expect.stringMatching(/^IP-\d{4}-\d{6}$/),
      amount: 1000,
      balance: 1700,
    })
  })

  it('is announced with amount, sender and reference', async () => {
    await givenIncomingPayment(app, company)
    expect(await notified()).toMatchObject([
      { title: 'Money received', body: '1,000.00 EUR arrived from Buyer GmbH, reference Invoice 4711.' },
    ])
  })

  it('is found by kind, sender, reference, account and number, and is in the CSV', async () => {
    await givenIncomingPayment(app, company, { senderAccount: 'GB33BUKB20201555555555' })
    await givenIncomingPayment(app, company, { amount: '5.00', sender: 'Ines Ltd', reference: 'Refund 9' })
    const found = async (query: object) => (await movements(query)).map(({ amount }) => amount)
    const [, first] = await movements({ kind: 'incoming' })
    expect(await found({ kind: 'incoming' })).toEqual([5, 1000])
    expect(await found({ kind: 'balance' })).toEqual([700])
    expect(await found({ search: 'buyer gmbh' })).toEqual([1000])
    expect(await found({ search: 'refund 9' })).toEqual([5])
    expect(await found({ search: '20201555' })).toEqual([1000])
    expect(await found({ search: first?.number })).toEqual([1000])
    const query = { currency: 'EUR', kind: 'incoming' } as const
    const file = await app.call(movementCalls.movementsFile, { query }, { token: company.token })
    expect(readCsv(file.bytes.toString('utf8'))).toMatchObject([
      { Counterparty: 'Ines Ltd', Reference: 'Refund 9', Amount: '5.00' },
      { Counterparty: 'Buyer GmbH', Reference: 'Invoice 4711', Amount: '1000.00' },
    ])
  })

  it('may name nobody and say nothing', async () => {
    await givenIncomingPayment(app, company, { sender: '', reference: '' })
    const [newest] = await movements()
    expect(newest).toMatchObject({ description: 'Payment from an unknown sender' })
    expect(newest).not.toHaveProperty('counterparty')
    expect((await notified())[0]?.body).toBe('1,000.00 EUR arrived from an unknown sender.')
  })

  it('is nothing that another company sees', async () => {
    await givenIncomingPayment(app, company)
    const stranger = await givenCompany(app, { kyb: 'Clear' })
    const query = { currency: 'EUR', page: '1', search: 'Buyer GmbH' } as const
    const list = await app.call(movementCalls.transactions, { query }, { token: stranger.token })
    expect(list.body.content).toEqual([])
    expect(await booksOf(app, stranger.companyId)).toEqual({ 'available EUR': '700.00' })
  })

  it('opens the account in our books where only the provider has it', async () => {
    const { customer: known } = await customer()
    await app.deps.payments.openCurrency({ customer: known, currency: 'GBP' })
    await givenIncomingPayment(app, company, { currency: 'GBP', amount: '20.00' })
    expect(await books()).toMatchObject({ 'available GBP': '20.00' })
  })
})

describe('each report of a payment', () => {
  it('counts once, for any number of webhooks, watches and reads at the same time', async () => {
    await paidAtProvider(app, company)
    await paidAtProvider(app, company, { amount: '7.00' })
    const who = await customer()
    const counts = await Promise.all([
      ...Array.from({ length: 6 }, () => readDeposits(app.deps, who)),
      watchIncomingPayments(app.deps),
      app.playSandbox().then(() => app.runJobs()),
    ])
    expect(counts.reduce((sum: number, count) => sum + (count ?? 0), 0)).toBeLessThanOrEqual(2)
    expect(await books()).toEqual({ 'available EUR': '1707.00' })
    expect(await rows()).toHaveLength(2)
    expect(await states()).toEqual(['received', 'received'])
  })

  it('is read again without a lock, a call to open an account, or a gap in the numbers', async () => {
    await givenIncomingPayment(app, company)
    const who = await customer()
    const { openCurrency: open } = app.deps.payments
    app.deps.payments.openCurrency = async () => {
      throw new Error('the account is open')
    }
    await app.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('companies')
        .select('uid')
        .where('uid', '=', company.companyId)
        .forUpdate()
        .execute()
      for (let round = 0; round < 3; round++) expect(await readDeposits(app.deps, who)).toBe(0)
    })
    await givenIncomingPayment(app, company, { amount: '1.00' })
    app.deps.payments.openCurrency = open
    const [first, second] = (await rows()).map(({ made_order }) => Number(made_order)).toSorted()
    expect(Number(second) - Number(first)).toBe(1)
  })

  it('counts once where two processes are about to write it', async () => {
    await paidAtProvider(app, company)
    const who = await customer()
    const outcomes = await race(app, [() => readDeposits(app.deps, who), () => readDeposits(app.deps, who)])
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: 1 },
      { status: 'fulfilled', value: 0 },
    ])
    expect(await books()).toEqual({ 'available EUR': '1700.00' })
  })

  it('is only a hint: a webhook about money that the provider has not received changes nothing', async () => {
    const { customer: known } = await customer()
    const post = (headers: Record<string, string>) =>
      app.server.inject({
        method: 'POST',
        url: '/api/provider/webhook',
        headers: { 'content-type': 'application/json', 'x-request-id': randomUUID(), ...headers },
        payload: {
          template: 'CARD_WALLET_FUNDING_WEBHOOK',
          customerHashId: known.customerId,
          transactionAmount: '1000000',
          transactionCurrency: 'EUR',
          authCode: 'FW1',
        },
      })
    expect((await post({ 'x-partner-key': 'another-key-of-sixteen' })).statusCode).toBe(401)
    expect((await post({ 'x-partner-key': app.deps.config.webhookKey })).statusCode).toBe(200)
    await app.runJobs()
    expect(await books()).toEqual({ 'available EUR': '700.00' })
    expect(await rows()).toEqual([])
  })

  it('that is lost is made good by the hourly watch', async () => {
    await paidAtProvider(app, company)
    expect(await books()).toEqual({ 'available EUR': '700.00' })
    await watchIncomingPayments(app.deps)
    expect(await books()).toEqual({ 'available EUR': '1700.00' })
  })

  it('leaves nothing behind where booking fails half-way, and is booked by the next try', async () => {
    await paidAtProvider(app, company)
    const who = await customer()
    await app.deps.pool.query('alter table events rename to events_away')
    await expect(readDeposits(app.deps, who)).rejects.toThrow()
    await app.deps.pool.query('alter table events_away rename to events')
    expect(await rows()).toEqual([])
    expect(await books()).toEqual({ 'available EUR': '700.00' })
    expect(await readDeposits(app.deps, who)).toBe(1)
    expect(await books()).toEqual({ 'available EUR': '1700.00' })
  })

  it('does not stop the watch over other companies where the provider gives no answer for one', async () => {
    await paidAtProvider(app, company)
    const silent = await givenCompany(app, { kyb: 'Clear' })
    const { customerId } = await providerCustomerOf(app.db, systemScope(silent.companyId))
    const { listDeposits } = app.deps.payments
    app.deps.payments.listDeposits = async (filter) => {
      if (filter.customer.customerId === customerId) throw new Error('no answer')
      return listDeposits(filter)
    }
    await watchIncomingPayments(app.deps)
    app.deps.payments.listDeposits = listDeposits
    expect(await books()).toEqual({ 'available EUR': '1700.00' })
  })
})

it('A payment that cannot be booked does not keep the later ones from their company, and is tried again', async () => {
  const who = await customer()
  const { openCurrency: open } = app.deps.payments
  await open({ customer: who.customer, currency: 'GBP' })
  await paidAtProvider(app, company, { currency: 'GBP' })
  await paidAtProvider(app, company)
  app.deps.payments.openCurrency = async () => Promise.reject(new Error('closed'))
  await expect(readDeposits(app.deps, who)).rejects.toThrow('closed')
  app.deps.payments.openCurrency = open
  expect(await books()).toEqual({ 'available EUR': '1700.00' })
  expect(await readDeposits(app.deps, who)).toBe(1)
  expect(await books()).toMatchObject({ 'available GBP': '1000.00' })
})

it('The account is opened once where two read the same first payment', async () => {
  const { customer: known } = await customer()
  await app.deps.payments.openCurrency({ customer: known, currency: 'GBP' })
  await paidAtProvider(app, company, { currency: 'GBP' })
  const who = await customer()
  await Promise.all([
    readDeposits(app.deps, who),
    readDeposits(app.deps, who),
    openCurrency(app.deps, { scope: systemScope(company.companyId), customer: known, currency: 'GBP' }),
  ])
  expect(await books()).toMatchObject({ 'available GBP': '1000.00' })
})

const books = () => booksOf(app, company.companyId)
const rows = () => incomingPaymentsOf(app, company)
const states = () => incomingPaymentStates(app, company)
const customer = () => incomingCustomer(app, company)
const notified = () => incomingPaymentNotifications(app, company)
const movements = async (query: object = {}) =>
  (
    await app.call(
      movementCalls.transactions,
      { query: { currency: 'EUR', page: '1', ...query } },
      { token: company.token },
    )
  ).body.content
