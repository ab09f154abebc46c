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

it('gives a deposit back once for the same key, and takes it out of the wallet', async () => {
  const { customerId } = customer
  const received = await stage.provider.receive({ customerId, amount: usd(100n), ...from })
  const providerReference = received.status === 'credited' ? received.providerReference : ''
  const request = { key: randomUUID(), customer, providerReference, amount: usd(100n) }
  const answers = await Promise.all([1, 2, 3].map(() => stage.provider.returnDeposit(request)))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ status: 'returned', providerReference: expect.stringMatching(/^RF/) })
  expect(await stage.balance(customer)).toBe(500_000n)
  const movements = await stage.provider.listMovements({ customer })
  expect(movements.at(-1)).toMatchObject({ kind: 'deposit_return', amount: usd(-100n), key: request.key })
})

it('gives nothing back that did not arrive, or did for another customer or amount', async () => {
  const other = await stage.richCustomer()
  const received = await stage.provider.receive({
    customerId: other.customerId,
    amount: usd(100n),
    ...from,
  })
  const providerReference = received.status === 'credited' ? received.providerReference : ''
  const wrong = [
    { customer, providerReference, amount: usd(100n) },
    { customer: other, providerReference, amount: usd(101n) },
    { customer: other, providerReference: 'RT1', amount: usd(100n) },
  ]
  for (const request of wrong)
    expect(await stage.provider.returnDeposit({ key: randomUUID(), ...request })).toMatchObject({
      status: 'rejected',
      reason: 'No such payment has arrived.',
    })
  expect(await stage.balance(customer)).toBe(500_000n)
})
