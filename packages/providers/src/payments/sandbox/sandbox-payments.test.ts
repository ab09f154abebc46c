import { randomUUID } from 'node:crypto'
import { type Money, money } from '@tradelane/money'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../../test/fresh-database.ts'
import { ecbRates } from '../../fx/ecb-rates.ts'
import { ProviderUnavailable } from '../../provider-unavailable.ts'
import type { Customer } from '../customer.ts'
import type { Payout, PayoutRequest } from '../payout.ts'
import { type SandboxPayments, sandboxPayments } from './sandbox-payments.ts'

const usd = (cents: bigint): Money => money(cents, 'USD')
const eur = (cents: bigint): Money => money(cents, 'EUR')

let database: Awaited<ReturnType<typeof freshDatabase>>
let pool: pg.Pool
let now = new Date('2026-03-02T09:00:00Z')
let provider: SandboxPayments
let customer: Customer

const open = (own: pg.Pool) =>
  sandboxPayments({
    pool: own,
    clock: { now: () => now },
    fx: ecbRates(),
    partnerKey: 'a-key-of-sixteen+',
    stepMs: 1_000,
    slowAnswerMs: 20,
    lostAnswerMs: 0,
  })

const later = (ms: number): void => {
  now = new Date(now.getTime() + ms)
}

const payout = (change: Partial<PayoutRequest> = {}): PayoutRequest => ({
  key: randomUUID(),
  customer,
  source: usd(100_000n),
  fee: usd(50n),
  target: eur(96_207n),
  beneficiary: {
    name: 'Hansa Ventile GmbH',
    accountType: 'Corporate',
    accountNumber: 'DE89370400440532013000',
    routingCode: 'COBADEFFXXX',
    bankName: 'Commerzbank',
    country: 'DE',
  },
  reference: 'Invoice 4711',
  purposeCode: 'IR01809',
  sourceOfFunds: 'Corporate Account',
  payoutMethod: 'SWIFT',
  ...change,
})

const balance = async (currency = 'USD'): Promise<bigint | undefined> =>
  (await provider.balances(customer)).find((each) => each.currency === currency)?.available.amount

const statuses = (found: Payout | undefined) => found?.history.map(({ status }) => status)

beforeAll(async () => {
  database = await freshDatabase()
  pool = new pg.Pool({ connectionString: database.connectionString, max: 20 })
  provider = open(pool)
})
afterAll(async () => {
  await pool.end()
  await database.close()
})
beforeEach(async () => {
  customer = await provider.openCustomer({ key: randomUUID(), name: 'Baltic Trading' })
  for (const currency of ['USD', 'EUR'] as const) await provider.openCurrency({ customer, currency })
  await provider.fund({ key: randomUUID(), customer, amount: usd(500_000n) })
})

describe('a payout', () => {
  it('is accepted at once, sent after a while, and then paid, each dated when it happened', async () => {
    const request = payout()
    const accepted = await provider.send(request)
    expect(accepted).toMatchObject({ key: request.key, status: 'processing', target: request.target })
    expect(await balance()).toBe(400_000n)

    const start = now.getTime()
    later(60_000)
    await provider.advance()
    const found = await provider.find(request)
    expect(found?.history).toEqual([
      { status: 'processing', at: new Date(start) },
      { status: 'sent', at: new Date(start + 1_000) },
      { status: 'paid', at: new Date(start + 2_000) },
    ])
    expect(found?.updatedAt).toEqual(new Date(start + 2_000))
    expect(found?.returnedAmount).toBeUndefined()
  })

  it('happens once for 30 equal requests, half of them of another process', async () => {
    const otherPool = new pg.Pool({ connectionString: database.connectionString, max: 10 })
    const other = open(otherPool)
    const request = payout()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 ? provider : other).send(request)),
    )
    await otherPool.end()
    expect(new Set(answers.map(({ providerReference }) => providerReference)).size).toBe(1)
    expect(await balance()).toBe(400_000n)
    expect(await provider.listPayouts({ customer })).toHaveLength(1)
  })

  it('is refused, and stays refused, where the wallet lacks the money', async () => {
    const request = payout({ source: usd(500_001n) })
    const refused = await provider.send(request)
    expect(refused).toMatchObject({
      status: 'rejected',
      reason: 'The USD wallet does not have enough balance for this.',
      returnedAmount: usd(0n),
    })
    await provider.fund({ key: randomUUID(), customer, amount: usd(10_000n) })
    expect(await provider.send(request)).toEqual(refused)
    later(60_000)
    await provider.advance()
    expect(await provider.find(request)).toEqual(refused)
    expect(await balance()).toBe(510_000n)
  })

  it('is refused for one of two that want the same money at once', async () => {
    const [one, two] = await Promise.all([
      provider.send(payout({ source: usd(300_000n) })),
      provider.send(payout({ source: usd(300_000n) })),
    ])
    expect([one.status, two.status].toSorted()).toEqual(['processing', 'rejected'])
    expect(await balance()).toBe(200_000n)
  })

  it('does not pay another amount under a key that was used', async () => {
    const request = payout()
    await provider.send(request)
    await expect(provider.send({ ...request, source: usd(200_000n) })).rejects.toThrow('used for another')
    expect(await balance()).toBe(400_000n)
  })

  it('is unknown to everybody but its customer', async () => {
    const request = payout()
    await provider.send(request)
    const stranger = await provider.openCustomer({ key: randomUUID(), name: 'Another' })
    expect(await provider.find({ key: request.key, customer: stranger })).toBeUndefined()
    expect(await provider.cancel({ key: request.key, customer: stranger })).toBeUndefined()
    expect(await provider.find({ key: randomUUID(), customer })).toBeUndefined()
  })

  it('cannot carry a third decimal', async () => {
    const refused = await provider.send(payout({ target: money(1_001n, 'KWD') }))
    expect(refused).toMatchObject({ status: 'rejected', reason: 'KWD payouts can have at most 2 decimals.' })
  })

  it.each([
    ['nothing but the fee', { source: usd(50n) }],
    ['a negative fee', { fee: usd(-1n) }],
    ['a fee in another currency', { fee: eur(1n) }],
    ['nothing to receive', { target: eur(0n) }],
    ['a key that providers do not take', { key: 'a--b' }],
  ])('with %s is our own mistake, and is not sent', async (_, change) => {
    await expect(provider.send(payout(change))).rejects.toThrow(RangeError)
    expect(await provider.listPayouts({ customer })).toEqual([])
  })
})

describe('the reference', () => {
  const finish = async (reference: string) => {
    const request = payout({ reference })
    const answer = await provider.send(request)
    later(60_000)
    await provider.advance()
    return { answer, request, found: await provider.find(request) }
  }

  it('SIM-REJECT has it refused at once', async () => {
    const { answer, found } = await finish('Invoice SIM-REJECT')
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(String) })
    expect(statuses(found)).toEqual(['rejected'])
    expect(await balance()).toBe(500_000n)
  })

  it('SIM-REJECT-LATE has it refused after acceptance, and all the money comes back', async () => {
    const { answer, found } = await finish('SIM-REJECT-LATE')
    expect(answer.status).toBe('processing')
    expect(statuses(found)).toEqual(['processing', 'rejected'])
    expect(found).toMatchObject({ reason: expect.any(String), returnedAmount: usd(100_000n) })
    expect(await balance()).toBe(500_000n)
  })

  it('SIM-RETURN has it paid and sent back, less the fee', async () => {
    const { found } = await finish('SIM-RETURN 12')
    expect(statuses(found)).toEqual(['processing', 'sent', 'paid', 'returned'])
    expect(found).toMatchObject({ returnedAmount: usd(99_950n), reason: expect.any(String) })
    expect(await balance()).toBe(499_950n)
  })

  it('SIM-RFI has more asked for; once answered, it is paid', async () => {
    const { request, found } = await finish('SIM-RFI')
    expect(found).toMatchObject({ status: 'action_required', reason: expect.stringContaining('invoice') })
    const answered = await provider.answerRequest({ ...request, text: 'Valves, invoice attached' })
    expect(answered?.status).toBe('processing')
    expect(answered?.reason).toBeUndefined()
    later(2_000)
    await provider.advance()
    expect(statuses(await provider.find(request))).toEqual([
      'processing',
      'action_required',
      'processing',
      'sent',
      'paid',
    ])
    expect((await provider.answerRequest({ ...request, text: 'again' }))?.status).toBe('paid')
  })

  it('SIM-TIMEOUT has it accepted without an answer; asking again finds it', async () => {
    const request = payout({ reference: 'SIM-TIMEOUT' })
    await expect(provider.send(request)).rejects.toThrow(ProviderUnavailable)
    expect((await provider.find(request))?.status).toBe('processing')
    expect((await provider.send(request)).status).toBe('processing')
    expect(await balance()).toBe(400_000n)
  })

  it('SIM-SLOW has it answered late', async () => {
    const before = performance.now()
    expect((await provider.send(payout({ reference: 'SIM-SLOW' }))).status).toBe('processing')
    expect(performance.now() - before).toBeGreaterThan(15)
  })

  it('may name an outcome and a fault at once', async () => {
    const request = payout({ reference: 'SIM-TIMEOUT SIM-RETURN' })
    await expect(provider.send(request)).rejects.toThrow(ProviderUnavailable)
    later(60_000)
    await provider.advance()
    expect((await provider.find(request))?.status).toBe('returned')
  })
})

describe('cancelling', () => {
  it('gives everything back before it is sent', async () => {
    const request = payout()
    await provider.send(request)
    const cancelled = await provider.cancel(request)
    expect(cancelled).toMatchObject({ status: 'cancelled', returnedAmount: usd(100_000n) })
    expect(await provider.cancel(request)).toEqual(cancelled)
    later(60_000)
    await provider.advance()
    expect(await provider.find(request)).toEqual(cancelled)
    expect(await balance()).toBe(500_000n)
  })

  it('works while more is asked for', async () => {
    const request = payout({ reference: 'SIM-RFI' })
    await provider.send(request)
    later(1_000)
    await provider.advance()
    expect((await provider.cancel(request))?.status).toBe('cancelled')
    expect(await balance()).toBe(500_000n)
  })

  it('is too late once it is sent', async () => {
    const request = payout()
    await provider.send(request)
    later(1_000)
    await provider.advance()
    expect((await provider.cancel(request))?.status).toBe('sent')
    expect(await balance()).toBe(400_000n)
  })

  it('and being sent at the same moment end in one of the two', async () => {
    for (let round = 0; round < 10; round++) {
      const request = payout({ source: usd(1_000n) })
      await provider.send(request)
      later(1_000)
      await Promise.all([provider.cancel(request), provider.advance(), provider.advance()])
      const found = await provider.find(request)
      expect(['sent', 'cancelled']).toContain(found?.status)
      expect(found?.history).toHaveLength(2)
    }
  })
})
