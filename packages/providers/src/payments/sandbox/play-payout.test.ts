import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPayout, usd } from '../../../test/new-payout.ts'
import { type SandboxStage, sandboxStage } from '../../../test/sandbox-stage.ts'
import { ProviderUnavailable } from '../../provider-unavailable.ts'
import type { Customer } from '../customer.ts'
import type { PayoutAction } from './play-payout.ts'

let stage: SandboxStage
let customer: Customer
beforeAll(async () => {
  stage = await sandboxStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  customer = await stage.richCustomer()
  await stage.provider.behave({ answers: 'at-once', movesOn: false })
})

const statusAfterAll = async (...actions: PayoutAction[]) => {
  const request = newPayout(customer)
  const { providerReference = '' } = await stage.provider.send(request)
  for (const action of actions) expect(await stage.provider.play(providerReference, action)).toBe('done')
  return { providerReference, found: await stage.provider.find(request) }
}

describe('somebody who plays the provider', () => {
  it.each([
    [['hold'], 'action_required'],
    [['hold', 'release'], 'processing'],
    [['send'], 'sent'],
    [['send', 'pay'], 'paid'],
  ] as const)('takes the steps %j: the payout is %s', async (actions, status) => {
    const { found } = await statusAfterAll(...actions)
    expect(found).toMatchObject({ status })
    expect(await stage.balance(customer)).toBe(400_000n)
  })

  it.each([
    [['refuse'], 'rejected'],
    [['hold', 'refuse'], 'rejected'],
    [['send', 'return'], 'returned'],
    [['send', 'pay', 'return'], 'returned'],
  ] as const)('takes the steps %j: the payout is %s and its money is back', async (actions, status) => {
    const { found } = await statusAfterAll(...actions)
    expect(found).toMatchObject({ status, returnedAmount: usd(100_000n), reason: expect.any(String) })
    expect(await stage.balance(customer)).toBe(500_000n)
  })

  it('cannot take a step that the status does not allow', async () => {
    const { providerReference, found } = await statusAfterAll('refuse')
    for (const action of ['hold', 'release', 'send', 'pay', 'refuse', 'return'] as const)
      expect(await stage.provider.play(providerReference, action)).toBe('too_late')
    expect(await stage.balance(customer)).toBe(500_000n)
    expect(found?.status).toBe('rejected')
  })

  it.each(['RT1', 'RT', '', 'no number'])('finds no payout %j', async (reference) => {
    expect(await stage.provider.play(reference, 'hold')).toBe('unknown')
  })

  it('sees the payouts, the newest first, with what can be done', async () => {
    const { providerReference } = await statusAfterAll('send')
    expect((await stage.provider.played())[0]).toMatchObject({
      providerReference,
      payer: 'Baltic Trading',
      source: usd(100_000n),
      status: 'sent',
      actions: ['pay', 'return'],
    })
  })
})

describe('the manners', () => {
  it('hold every payout where it is, until the provider moves on again', async () => {
    const { found } = await statusAfterAll()
    stage.later(60_000)
    expect(await stage.provider.advance()).toBe(0)
    await stage.provider.behave({ answers: 'at-once', movesOn: true })
    expect(await stage.provider.advance()).toBeGreaterThan(0)
    expect(found?.status).toBe('processing')
  })

  it('are the same for every process', async () => {
    await stage.anotherProcess().behave({ answers: 'slow', movesOn: false })
    expect(await stage.provider.manners()).toEqual({ answers: 'slow', movesOn: false })
  })

  it('let the answer get lost, and the payout is accepted', async () => {
    await stage.provider.behave({ answers: 'never', movesOn: false })
    const request = newPayout(customer)
    await expect(stage.provider.send(request)).rejects.toThrow(ProviderUnavailable)
    expect(await stage.provider.find(request)).toMatchObject({ status: 'processing' })
  })

  it('let the answer come late', async () => {
    await stage.provider.behave({ answers: 'slow', movesOn: false })
    const startedAt = performance.now()
    await stage.provider.send(newPayout(customer))
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(19)
  })
})
