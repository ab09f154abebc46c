import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newPayout, usd } from '../../../test/new-payout.ts'
import { partnerKey, type SandboxStage, sandboxStage } from '../../../test/sandbox-stage.ts'
import type { Customer } from '../customer.ts'
import type { PayoutRequest } from '../payout.ts'

type Post = { headers: Record<string, string>; body: Record<string, unknown>; raw: string }

let stage: SandboxStage
let customer: Customer
let posts: Post[] = []

const take = async (headers: Record<string, string>, raw: string) => {
  posts.push({ headers, raw, body: JSON.parse(raw) })
  return { status: 200 }
}
const pay = async (change: Partial<PayoutRequest> = {}): Promise<PayoutRequest> => {
  const request = newPayout(customer, change)
  await stage.provider.send(request)
  stage.later(10_000)
  await stage.provider.advance()
  return request
}
const templates = () => posts.map(({ body }) => body.template ?? body.type)

beforeAll(async () => {
  stage = await sandboxStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  customer = await stage.richCustomer()
  await stage.provider.deliver(take)
  posts = []
})

it('reports each step once', async () => {
  const { key } = await pay({ reference: 'SIM-RETURN' })
  expect(await stage.provider.deliver(take)).toBe(3)
  expect(await stage.provider.deliver(take)).toBe(0)
  expect(templates()).toEqual([
    'REMIT_TRANSACTION_SENT_TO_BANK_WEBHOOK',
    'REMIT_TRANSACTION_PAID_WEBHOOK',
    'REMIT_TRANSACTION_RETURNED_WEBHOOK',
  ])
  expect(posts[0]?.headers['x-partner-key']).toBe(partnerKey)
  expect(posts[0]?.body).toMatchObject({
    externalId: key,
    customerHashId: customer.customerId,
    transactionCurrency: 'EUR',
    transactionAmount: '962.0700',
    billingAmount: '1000.0000',
    exchangeRate: '0.962551276',
    beneficiaryAccountNumber: 'xxxxxx3000',
  })
  expect(new Set(posts.map(({ headers }) => headers['x-request-id'])).size).toBe(3)
})

it('reports a request for information and a cancelled payout without a template', async () => {
  const { key } = await pay({ reference: 'SIM-RFI' })
  await stage.provider.cancel({ key, customer })
  await stage.provider.deliver(take)
  expect(templates()).toEqual(['TRANSACTION', 'TRANSACTION'])
  expect(posts[0]?.body.externalId).toBe(key)
})

it('reports money from outside, without who sent it for what', async () => {
  const { customerId } = customer
  const paidIn = { customerId, amount: usd(123_450n), sender: 'Buyer GmbH', reference: 'Invoice 4711' }
  const received = await stage.provider.receive(paidIn)
  expect(await stage.provider.deliver(take)).toBe(1)
  expect(posts[0]?.body).toMatchObject({
    template: 'CARD_WALLET_FUNDING_WEBHOOK',
    customerHashId: customerId,
    transactionCurrency: 'USD',
    transactionAmount: '1234.50',
    authCode: received.status === 'credited' && received.providerReference,
  })
})

it('does not report an immediate refusal', async () => {
  await pay({ reference: 'SIM-REJECT' })
  expect(await stage.provider.deliver(take)).toBe(0)
})

it('is sent again, as the same event, until it is accepted', async () => {
  await pay()
  const fail = async (headers: Record<string, string>, raw: string) => {
    await take(headers, raw)
    return { status: 500 }
  }
  const breakDown = async (): Promise<never> => {
    throw new Error('connection refused')
  }
  expect(await stage.provider.deliver(fail)).toBe(0)
  expect(await stage.provider.deliver(take)).toBe(0) // not at once
  stage.later(2_000)
  expect(await stage.provider.deliver(breakDown)).toBe(0)
  stage.later(4_000)
  expect(await stage.provider.deliver(take)).toBe(2)
  const ids = posts.map(({ headers }) => headers['x-request-id'])
  expect(ids.slice(0, 2)).toEqual(ids.slice(2))
})

it('can arrive twice and in the wrong order', async () => {
  await pay()
  expect(await stage.provider.deliver(take, { copies: 2, newestFirst: true })).toBe(2)
  expect(templates()).toEqual([
    'REMIT_TRANSACTION_PAID_WEBHOOK',
    'REMIT_TRANSACTION_PAID_WEBHOOK',
    'REMIT_TRANSACTION_SENT_TO_BANK_WEBHOOK',
    'REMIT_TRANSACTION_SENT_TO_BANK_WEBHOOK',
  ])
  expect(posts[0]?.headers).toEqual(posts[1]?.headers)
})

it('is posted by one of two processes', async () => {
  await pay()
  const other = stage.anotherProcess()
  const taken = await Promise.all([stage.provider.deliver(take), other.deliver(take)])
  expect(taken.toSorted()).toEqual([0, 2])
})

it('is accepted only with the partner key', async () => {
  const { key } = await pay()
  await stage.provider.deliver(take)
  const { readWebhook } = stage.provider
  const { headers, raw } = posts[0] as Post
  const eventId = headers['x-request-id']
  expect(readWebhook(headers, raw)).toEqual({ eventId, key })
  for (const claimed of [undefined, '', 'a-key-of-sixteen-', `${partnerKey} `, [partnerKey]])
    expect(readWebhook({ ...headers, 'x-partner-key': claimed }, raw)).toBe('forged')
  expect(readWebhook(headers, '<html>')).toBe('forged')
  expect(readWebhook(headers, '{"externalId":{"$ne":1}}')).toBe('forged')
  expect(readWebhook(headers, '{"template":"CARD_WALLET_FUNDING_WEBHOOK"}')).toEqual({ eventId })
  const unnamed = readWebhook({ 'x-partner-key': partnerKey }, raw)
  expect(unnamed).toEqual({ eventId: expect.stringMatching(/^[0-9a-f]{64}$/), key })
})

it('says when it next has something to do, and nothing where nothing waits', async () => {
  expect(await stage.provider.nextMove()).toBeUndefined()
  await stage.provider.send(newPayout(customer))
  const step = new Date(stage.clock.now().getTime() + 1_000)
  expect(await stage.provider.nextMove()).toEqual(step)
  await stage.provider.behave({ answers: 'at-once', movesOn: false })
  expect(await stage.provider.nextMove()).toBeUndefined()
  await stage.provider.behave({ answers: 'at-once', movesOn: true })
  stage.later(1_000)
  await stage.provider.advance()
  expect(await stage.provider.nextMove()).toEqual(step)
  stage.later(10_000)
  await stage.provider.advance()
  await stage.provider.deliver(take)
  expect(await stage.provider.nextMove()).toBeUndefined()
})
