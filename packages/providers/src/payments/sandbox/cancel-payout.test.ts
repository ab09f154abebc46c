import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPayout, usd } from '../../../test/new-payout.ts'
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

describe('cancelling', () => {
  it('refunds everything before it is sent', async () => {
    const request = newPayout(customer)
    await stage.provider.send(request)
    const cancelled = await stage.provider.cancel(request)
    expect(cancelled).toMatchObject({ status: 'cancelled', returnedAmount: usd(100_000n) })
    expect(await stage.provider.cancel(request)).toEqual(cancelled)
    stage.later(60_000)
    await stage.provider.advance()
    expect(await stage.provider.find(request)).toEqual(cancelled)
    expect(await stage.balance(customer)).toBe(500_000n)
  })

  it('works while more information is requested', async () => {
    const request = newPayout(customer, { reference: 'SIM-RFI' })
    await stage.provider.send(request)
    stage.later(1_000)
    await stage.provider.advance()
    expect((await stage.provider.cancel(request))?.status).toBe('cancelled')
    expect(await stage.balance(customer)).toBe(500_000n)
  })

  it('is too late once it is sent', async () => {
    const request = newPayout(customer)
    await stage.provider.send(request)
    stage.later(1_000)
    await stage.provider.advance()
    expect((await stage.provider.cancel(request))?.status).toBe('sent')
    expect(await stage.balance(customer)).toBe(400_000n)
  })

  it('at the same time as sending ends in one of the two', async () => {
    for (let round = 0; round < 10; round++) {
      const request = newPayout(customer, { source: usd(1_000n) })
      await stage.provider.send(request)
      stage.later(1_000)
      await Promise.all([stage.provider.cancel(request), stage.provider.advance(), stage.provider.advance()])
      const found = await stage.provider.find(request)
      expect(['sent', 'cancelled']).toContain(found?.status)
      expect(found?.history).toHaveLength(2)
    }
  })
})
