import { randomUUID } from 'node:crypto'
import { convert, money, rateText } from '@tradelane/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eur, newPayout, usd } from '../../../test/new-payout.ts'
import { type SandboxStage, sandboxStage } from '../../../test/sandbox-stage.ts'
import type { Customer } from '../customer.ts'

let stage: SandboxStage
let customer: Customer

beforeAll(async () => {
  stage = await sandboxStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  customer = await stage.richCustomer()
})

describe('a customer', () => {
  it('is the same one for the same key, each time it is opened', async () => {
    const key = randomUUID()
    const opened = await Promise.all(
      [1, 2, 3].map(() => stage.provider.openCustomer({ key, name: 'Baltic Trading' })),
    )
    expect(new Set(opened.map(({ walletId }) => walletId)).size).toBe(1)
  })

  it('gets account details with each currency, in the form of its country, always the same', async () => {
    await stage.provider.openCurrency({ customer, currency: 'USD' })
    const [euro, dollar, ...more] = await stage.provider.findAccountDetails(customer)
    expect(more).toEqual([])
    expect(dollar).toMatchObject({
      currency: 'USD',
      routingCodeType1: 'ABA (ACH)',
      routingCodeValue1: '026073150',
    })
    expect(dollar?.uniquePaymentId).toMatch(/^\d{12}$/)
    expect(abaSum('026073150') % 10).toBe(0)
    expect(euro?.uniquePaymentId).toMatch(/^LT\d{18}$/)
    expect(ibanRest(euro?.uniquePaymentId ?? '')).toBe(1n)
    expect(await stage.provider.findAccountDetails(customer, 'EUR')).toEqual([euro])
    expect(await stage.provider.findAccountDetails(customer, 'GBP')).toEqual([])
  })
})

describe('adding balance', () => {
  it('happens once for the same key', async () => {
    const funding = { key: randomUUID(), customer, amount: usd(1_000n) }
    const answers = await Promise.all(Array.from({ length: 10 }, () => stage.provider.fund(funding)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ status: 'added', providerReference: expect.stringMatching(/^FW/) })
    expect(await stage.balance(customer)).toBe(501_000n)
  })

  it('is refused in a currency that is not open', async () => {
    const funding = { key: randomUUID(), customer, amount: money(1n, 'JPY') }
    expect(await stage.provider.fund(funding)).toMatchObject({
      status: 'rejected',
      reason: 'There is no JPY wallet.',
    })
  })

  it('does not take another amount under a key that was used', async () => {
    const funding = { key: randomUUID(), customer, amount: usd(1_000n) }
    await stage.provider.fund(funding)
    await expect(stage.provider.fund({ ...funding, amount: usd(2_000n) })).rejects.toThrow('another funding')
    await expect(stage.provider.fund({ ...funding, key: 'x', amount: usd(0n) })).rejects.toThrow(RangeError)
  })
})

describe('converting', () => {
  it('moves both sides at the quoted rate, once', async () => {
    const { rate, source } = await stage.provider.quote({ from: 'USD', to: 'EUR' })
    expect([rateText(rate), source]).toEqual(['0.962557', 'Sandbox rate'])
    const target = convert(usd(10_000n), rate, 'down')
    const conversion = { key: randomUUID(), customer, source: usd(10_000n), target, rate }
    const [first, again] = [
      await stage.provider.convert(conversion),
      await stage.provider.convert(conversion),
    ]
    expect(first).toMatchObject({ status: 'completed', source: usd(10_000n), target: eur(9_625n) })
    expect(again).toEqual(first)
    expect(await stage.balance(customer)).toBe(490_000n)
    expect(await stage.balance(customer, 'EUR')).toBe(9_625n)
  })

  it.each([
    ['there is not enough money', { source: usd(500_001n), target: eur(1n) }, /enough balance/],
    ['the other wallet does not exist', { source: usd(1n), target: money(1n, 'GBP') }, /no GBP wallet/],
  ])('moves nothing where %s', async (_, amounts, reason) => {
    const { rate } = await stage.provider.quote({ from: 'USD', to: amounts.target.currency })
    const refused = await stage.provider.convert({ key: randomUUID(), customer, rate, ...amounts })
    expect(refused).toMatchObject({ status: 'rejected', reason: expect.stringMatching(reason) })
    expect(await stage.balance(customer)).toBe(500_000n)
  })
})

describe('the books', () => {
  it('list what changed a wallet, and every wallet is the sum of it', async () => {
    const { rate } = await stage.provider.quote({ from: 'USD', to: 'EUR' })
    const since = stage.clock.now()
    await stage.provider.convert({ key: 'c-1', customer, source: usd(10_000n), target: eur(9_000n), rate })
    await stage.provider.send(newPayout(customer, { key: 'p-1', reference: 'SIM-RETURN' }))
    await stage.provider.send(newPayout(customer, { key: 'p-2', source: usd(999_999n) }))
    stage.later(10_000)
    await stage.provider.advance()

    const movements = await stage.provider.listMovements({ customer, since })
    expect(movements.slice(-4).map(({ kind, key, amount }) => [kind, key, amount])).toEqual([
      ['conversion', 'c-1', usd(-10_000n)],
      ['conversion', 'c-1', eur(9_000n)],
      ['payout', 'p-1', usd(-100_000n)],
      ['payout_back', 'p-1', usd(100_000n)],
    ])
    expect(await stage.provider.listMovements({ customer, since: stage.clock.now() })).toEqual([])
    const payouts = await stage.provider.listPayouts({ customer, since })
    expect(payouts.map(({ key, status, source }) => [key, status, source])).toEqual([
      ['p-1', 'returned', usd(100_000n)],
      ['p-2', 'rejected', usd(999_999n)],
    ])

    const { rows } = await stage.pool.query(
      `select wallet.customer_id from provider_sandbox.wallets wallet where balance <>
         (select coalesce(sum(amount), 0) from provider_sandbox.movements movement
           where (movement.customer_id, movement.currency) = (wallet.customer_id, wallet.currency))`,
    )
    expect(rows).toEqual([])
  })
})

const abaSum = (digits: string): number =>
  [...digits].reduce((total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0)

const ibanRest = (iban: string): bigint =>
  BigInt([...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('')) % 97n
