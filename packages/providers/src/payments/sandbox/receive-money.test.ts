import { randomUUID } from 'node:crypto'
import { money } from '@tradelane/money'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { usd } from '../../../test/new-payout.ts'
import { type SandboxStage, sandboxStage } from '../../../test/sandbox-stage.ts'
import type { Customer } from '../customer.ts'

let stage: SandboxStage
let customer: Customer
const from = { sender: 'Buyer GmbH', reference: 'Invoice 4711' }

beforeAll(async () => {
  stage = await sandboxStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  customer = await stage.richCustomer()
  await stage.provider.deliver(async () => ({ status: 200 }))
})

it('refuses money in a currency that is not open, and writes nothing', async () => {
  const { customerId } = customer
  const refused = await stage.provider.receive({ customerId, amount: money(100n, 'GBP'), ...from })
  expect(refused).toEqual({ status: 'refused', reason: 'There is no GBP account to pay into.' })
  expect(await stage.provider.listDeposits({ customer })).toEqual([])
  expect(await stage.provider.deliver(async () => ({ status: 200 }))).toBe(0)
})

it('refuses money for an unknown customer', async () => {
  const refused = await stage.provider.receive({ customerId: randomUUID(), amount: usd(100n), ...from })
  expect(refused.status).toBe('refused')
})

it('takes only a positive amount', async () => {
  const { customerId } = customer
  for (const cents of [0n, -1n])
    await expect(stage.provider.receive({ customerId, amount: usd(cents), ...from })).rejects.toThrow(
      'positive',
    )
})

it('needs no account of the sender, and has a reference of its own for each payment', async () => {
  const { customerId } = customer
  for (let i = 0; i < 2; i++) await stage.provider.receive({ customerId, amount: usd(100n), ...from })
  const deposits = await stage.provider.listDeposits({ customer })
  expect(deposits.map((deposit) => deposit.senderAccount)).toEqual([undefined, undefined])
  expect(new Set(deposits.map(({ providerReference }) => providerReference)).size).toBe(2)
  expect(await stage.balance(customer)).toBe(500_200n)
})
