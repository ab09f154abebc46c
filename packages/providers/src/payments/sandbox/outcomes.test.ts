import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPayout, usd } from '../../../test/new-payout.ts'
import { type SandboxStage, sandboxStage } from '../../../test/sandbox-stage.ts'
import { ProviderUnavailable } from '../../provider-unavailable.ts'
import type { Customer } from '../customer.ts'
import type { Payout } from '../payout.ts'

const statuses = (found: Payout | undefined) => found?.history.map(({ status }) => status)

let stage: SandboxStage
let customer: Customer

beforeAll(async () => {
  stage = await sandboxStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  customer = await stage.richCustomer()
})

describe('the reference', () => {
  const finish = async (reference: string) => {
    const request = newPayout(customer, { reference })
    const answer = await stage.provider.send(request)
    stage.later(60_000)
    await stage.provider.advance()
    return { answer, request, found: await stage.provider.find(request) }
  }

  it('SIM-REJECT refuses at once', async () => {
    const { answer, found } = await finish('Invoice SIM-REJECT')
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(String) })
    expect(statuses(found)).toEqual(['rejected'])
    expect(await stage.balance(customer)).toBe(500_000n)
  })

  it('SIM-REJECT-LATE refuses after acceptance, with a full refund', async () => {
    const { answer, found } = await finish('SIM-REJECT-LATE')
    expect(answer.status).toBe('processing')
    expect(statuses(found)).toEqual(['processing', 'rejected'])
    expect(found).toMatchObject({ reason: expect.any(String), returnedAmount: usd(100_000n) })
    expect(await stage.balance(customer)).toBe(500_000n)
  })

  it('SIM-RETURN pays, and then returns the full amount', async () => {
    const { found } = await finish('SIM-RETURN 12')
    expect(statuses(found)).toEqual(['processing', 'sent', 'paid', 'returned'])
    expect(found).toMatchObject({ returnedAmount: usd(100_000n), reason: expect.any(String) })
    expect(await stage.balance(customer)).toBe(500_000n)
  })

  it('SIM-RFI asks for information; after the answer, it is paid', async () => {
    const { request, found } = await finish('SIM-RFI')
    expect(found).toMatchObject({ status: 'action_required', reason: expect.stringContaining('invoice') })
    const answered = await stage.provider.answerRequest({ ...request, text: 'Valves, invoice attached' })
    expect(answered?.status).toBe('processing')
    expect(answered?.reason).toBeUndefined()
    stage.later(2_000)
    await stage.provider.advance()
    expect(statuses(await stage.provider.find(request))).toEqual([
      'processing',
      'action_required',
      'processing',
      'sent',
      'paid',
    ])
    expect((await stage.provider.answerRequest({ ...request, text: 'again' }))?.status).toBe('paid')
  })

  it('SIM-TIMEOUT accepts without an answer; a later query finds it', async () => {
    const request = newPayout(customer, { reference: 'SIM-TIMEOUT' })
    await expect(stage.provider.send(request)).rejects.toThrow(ProviderUnavailable)
    expect((await stage.provider.find(request))?.status).toBe('processing')
    expect((await stage.provider.send(request)).status).toBe('processing')
    expect(await stage.balance(customer)).toBe(400_000n)
  })

  it('SIM-SLOW answers late', async () => {
    const before = performance.now()
    expect((await stage.provider.send(newPayout(customer, { reference: 'SIM-SLOW' }))).status).toBe(
      'processing',
    )
    expect(performance.now() - before).toBeGreaterThan(15)
  })

  it('may name an outcome and a fault at once', async () => {
    const request = newPayout(customer, { reference: 'SIM-TIMEOUT SIM-RETURN' })
    await expect(stage.provider.send(request)).rejects.toThrow(ProviderUnavailable)
    stage.later(60_000)
    await stage.provider.advance()
    expect((await stage.provider.find(request))?.status).toBe('returned')
  })
})
