import { randomUUID } from 'node:crypto'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenPayer, givenPayment, type Payer, untilSettled } from '../../../../test/given-payment.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let payer: Payer

beforeEach(async () => {
  payer = await givenPayer(app)
})
afterEach(async () => expect(await checkInvariants(app.db)).toEqual([]))

describe('news of the provider', () => {
  test('that reports a payment as paid changes nothing while the provider itself does not confirm it', async () => {
    const { simplePaymentId } = await givenPayment(app, payer)
    expect(await post(simplePaymentId)).toBe(200)
    await app.runJobs()
    expect(await stateOf(simplePaymentId)).toBe('processing')
  })

  test.each([
    ['without the key', { 'x-partner-key': '' }],
    ['with another key', { 'x-partner-key': 'another-key-of-sixteen' }],
  ])('%s is refused, and not stored', async (_, headers) => {
    const before = await webhookCount()
    expect(await post(randomUUID(), headers)).toBe(401)
    expect(await webhookCount()).toBe(before)
  })

  test('about an unknown payment, or about none, is stored and changes nothing', async () => {
    const before = await webhookCount()
    expect(await post(randomUUID())).toBe(200)
    expect(await post(null)).toBe(200)
    expect(await post('not-a-payment-of-ours')).toBe(200)
    await app.runJobs()
    expect(await webhookCount()).toBe(before + 3)
  })

  test('repeated a hundred times, in parallel and in sequence, is stored once and processed once', async () => {
    const { simplePaymentId } = await givenPayment(app, payer)
    await app.deps.sandbox?.payments?.advance(new Date(app.clock.now().getTime() + 60_000))
    const before = await webhookCount()
    const same = { 'x-request-id': 'one-event' }
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(simplePaymentId, same)))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await webhookCount()).toBe(before + 1)
    await app.runJobs()
    // The same event under other names: kept, asked about, and nothing more happens.
    for (let copy = 0; copy < 5; copy++) await post(simplePaymentId)
    await app.runJobs()
    expect(await stateOf(simplePaymentId)).toBe('paid')
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '4000.00' })
  })

  test('before our own answer, and newest first, leads to the same state', async () => {
    const { simplePaymentId } = await givenPayment(app, payer, { reference: 'SIM-TIMEOUT' })
    await app.deps.sandbox?.payments?.advance(new Date(app.clock.now().getTime() + 60_000))
    await app.deps.sandbox?.payments?.deliver(
      async (headers, payload) => {
        const { statusCode: status } = await app.server.inject({
          method: 'POST',
          url: '/api/provider/webhook',
          headers,
          payload,
        })
        return { status }
      },
      { copies: 2, newestFirst: true },
    )
    await untilSettled(app)
    expect(await stateOf(simplePaymentId)).toBe('paid')
  })
})

describe('news of money that came into a wallet', () => {
  const credited = async (customerHashId: string) => {
    const requestId = randomUUID()
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/provider/webhook',
      headers: {
        'content-type': 'application/json',
        'x-partner-key': app.deps.config.webhookKey,
        'x-request-id': requestId,
      },
      payload: { template: 'CARD_WALLET_FUNDING_WEBHOOK', customerHashId, authCode: 'FW1' },
    })
    expect(response.statusCode).toBe(200)
    return requestId
  }
  const stored = (eventId: string) =>
    app.db
      .selectFrom('provider_webhooks')
      .select(['provider_customer_id', 'read_at'])
      .where('event_id', '=', eventId)
      .executeTakeFirst()

  test('is read once the provider was asked about its customer', async () => {
    const { provider_customer_id: customerId } = await app.db
      .selectFrom('companies')
      .select('provider_customer_id')
      .where('uid', '=', payer.companyId)
      .executeTakeFirstOrThrow()
    const eventId = await credited(String(customerId))
    expect(await stored(eventId)).toEqual({ provider_customer_id: customerId, read_at: null })
    await app.runJobs()
    expect((await stored(eventId))?.read_at).toBeInstanceOf(Date)
  })

  test('stays unread for a customer that is none of ours', async () => {
    const eventId = await credited('somebody-else')
    await app.runJobs()
    expect(await stored(eventId)).toEqual({ provider_customer_id: 'somebody-else', read_at: null })
  })

  test('about a customer whose name no provider would give is stored, and asked about by nobody', async () => {
    const eventId = await credited("x'; --\u0000")
    expect(await stored(eventId)).toEqual({ provider_customer_id: null, read_at: null })
  })
})

const post = async (externalId: string | null, headers: Record<string, string> = {}) => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/api/provider/webhook',
    headers: {
      'content-type': 'application/json',
      'x-partner-key': app.deps.config.webhookKey,
      'x-request-id': randomUUID(),
      ...headers,
    },
    payload: { template: 'REMIT_TRANSACTION_PAID_WEBHOOK', externalId, transactionAmount: '1.0000' },
  })
  return response.statusCode
}
const stateOf = async (simple_payment_id: string) =>
  (await app.call(simplePayments.get, { body: { simple_payment_id } }, { token: payer.token })).body
    .simple_payment.status
const webhookCount = async () =>
  Number(
    (
      await app.db
        .selectFrom('provider_webhooks')
        .select(({ fn }) => fn.countAll<bigint>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )
