import { randomUUID } from 'node:crypto'
import { money } from '@tradelane/money'
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

describe('a payout', () => {
  it('is accepted at once, sent after a while, and then paid, each dated when it happened', async () => {
    const request = newPayout(customer)
    const accepted = await stage.provider.send(request)
    expect(accepted).toMatchObject({ key: request.key, status: 'processing', target: request.target })
    expect(await stage.balance(customer)).toBe(400_000n)

    const start = stage.clock.now().getTime()
    stage.later(60_000)
    await stage.provider.advance()
    const found = await stage.provider.find(request)
    expect(found?.history).toEqual([
      { status: 'processing', at: new Date(start) },
      { status: 'sent', at: new Date(start + 1_000) },
      { status: 'paid', at: new Date(start + 2_000) },
    ])
    expect(found?.updatedAt).toEqual(new Date(start + 2_000))
    expect(found?.returnedAmount).toBeUndefined()
  })

  it('happens once for 30 equal requests, half of them of another process', async () => {
    const other = stage.anotherProcess()
    const request = newPayout(customer)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 ? stage.provider : other).send(request)),
    )
    expect(new Set(answers.map(({ providerReference }) => providerReference)).size).toBe(1)
    expect(await stage.balance(customer)).toBe(400_000n)
    expect(await stage.provider.listPayouts({ customer })).toHaveLength(1)
  })

  it('is refused, and stays refused, if the wallet has too little money', async () => {
    const request = newPayout(customer, { source: usd(500_001n) })
    const refused = await stage.provider.send(request)
    expect(refused).toMatchObject({
      status: 'rejected',
      reason: 'The USD wallet does not have enough balance for this.',
      returnedAmount: usd(0n),
    })
    await stage.provider.fund({ key: randomUUID(), customer, amount: usd(10_000n) })
    expect(await stage.provider.send(request)).toEqual(refused)
    stage.later(60_000)
    await stage.provider.advance()
    expect(await stage.provider.find(request)).toEqual(refused)
    expect(await stage.balance(customer)).toBe(510_000n)
  })

  it('is refused for one of two that need the same money at the same time', async () => {
    const [one, two] = await Promise.all([
      stage.provider.send(newPayout(customer, { source: usd(300_000n) })),
      stage.provider.send(newPayout(customer, { source: usd(300_000n) })),
    ])
    expect([one.status, two.status].toSorted()).toEqual(['processing', 'rejected'])
    expect(await stage.balance(customer)).toBe(200_000n)
  })

  it('does not pay another amount under a key that was used', async () => {
    const request = newPayout(customer)
    await stage.provider.send(request)
    await expect(stage.provider.send({ ...request, source: usd(200_000n) })).rejects.toThrow(
      'used for another',
    )
    expect(await stage.balance(customer)).toBe(400_000n)
  })

  it('is unknown to everybody but its customer', async () => {
    const request = newPayout(customer)
    await stage.provider.send(request)
    const stranger = await stage.provider.openCustomer({ key: randomUUID(), name: 'Another' })
    expect(await stage.provider.find({ key: request.key, customer: stranger })).toBeUndefined()
    expect(await stage.provider.cancel({ key: request.key, customer: stranger })).toBeUndefined()
    expect(await stage.provider.find({ key: randomUUID(), customer })).toBeUndefined()
  })

  it('cannot have a third decimal', async () => {
    const refused = await stage.provider.send(newPayout(customer, { target: money(1_001n, 'KWD') }))
    expect(refused).toMatchObject({ status: 'rejected', reason: 'KWD payouts can have at most 2 decimals.' })
  })

  it.each([
    ['nothing but the fee', { source: usd(50n) }],
    ['a negative fee', { fee: usd(-1n) }],
    ['a fee in another currency', { fee: eur(1n) }],
    ['nothing to receive', { target: eur(0n) }],
    ['a key that providers do not take', { key: 'a--b' }],
  ])('with %s is refused as our own error, and is not sent', async (_, change) => {
    await expect(stage.provider.send(newPayout(customer, change))).rejects.toThrow(RangeError)
    expect(await stage.provider.listPayouts({ customer })).toEqual([])
  })
})
