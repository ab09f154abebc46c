import { randomUUID } from 'node:crypto'
import { convert, type Money, money, rateText, sum } from '@tradelane/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPayout, usd } from '../../test/new-payout.ts'
import { niumStage } from '../../test/nium-stage.ts'
import { partnerKey, sandboxStage } from '../../test/sandbox-stage.ts'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import type { Customer } from './customer.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { Payout } from './payout.ts'

type Stage = {
  provider: PaymentProvider
  richCustomer(): Promise<Customer>
  /** Takes every payout to its end. */
  progress(): Promise<void>
  /** Somebody else pays in; answers the provider's reference. */
  receive(customer: Customer, money: PaidIn): Promise<string>
  close(): Promise<void>
}

type PaidIn = { cents: bigint; sender: string; account: string; reference: string }

async function playedStage(): Promise<Stage> {
  const stage = await sandboxStage()
  const progress = async () => {
    stage.later(60_000)
    await stage.provider.advance()
  }
  const receive = async ({ customerId }: Customer, { cents, sender, account, reference }: PaidIn) => {
    const money = { customerId, amount: usd(cents), sender, senderAccount: account, reference }
    const received = await stage.provider.receive(money)
    return received.status === 'credited' ? received.providerReference : received.reason
  }
  return { ...stage, progress, receive }
}

async function realStage(): Promise<Stage> {
  const stage = await niumStage()
  const { books } = stage.server
  const receive = async ({ walletId }: Customer, { cents, sender, account, reference }: PaidIn) =>
    books.receive(books.wallet(walletId), 'USD', Number(cents), {
      labels: { remitterName: sender, remitterAccountNumber: account, bankReferenceNumber: 'BANK-1' },
      comments: reference,
    })
  return { ...stage, progress: async () => books.progress(), receive }
}

describe.each([
  ['the sandbox', playedStage],
  ['the adapter, against a server that answers as the vendor does', realStage],
])('%s', (_, open) => {
  let stage: Stage
  let provider: PaymentProvider
  let customer: Customer
  const balance = async (currency = 'USD'): Promise<Money | undefined> =>
    (await provider.balances(customer)).find((each) => each.currency === currency)?.available
  const statuses = (found: Payout | undefined) => found?.history.map(({ status }) => status)
  const finish = async (reference: string) => {
    const request = newPayout(customer, { reference })
    const answer = await provider.send(request)
    await stage.progress()
    return { request, answer, found: await provider.find(request) }
  }

  beforeAll(async () => {
    stage = await open()
    provider = stage.provider
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    customer = await stage.richCustomer()
  })

  it('opens a company once, with an account to pay into', async () => {
    const key = randomUUID()
    const opened = await provider.openCustomer({ key, name: 'Baltic Trading' })
    expect(await provider.openCustomer({ key, name: 'Baltic Trading' })).toEqual(opened)
    expect(await provider.findAccountDetails(opened)).toEqual([])
    for (let i = 0; i < 2; i++) await provider.openCurrency({ customer: opened, currency: 'USD' })
    const details = await provider.findAccountDetails(opened, 'USD')
    expect(details).toHaveLength(1)
    expect(details[0]).toMatchObject({
      currency: 'USD',
      routingCodeType1: 'ABA (ACH)',
      routingCodeValue1: '026073150',
    })
  })

  it('adds balance once for the same key', async () => {
    const funding = { key: randomUUID(), customer, amount: usd(1_050n) }
    const [first, again] = [await provider.fund(funding), await provider.fund(funding)]
    expect(first).toMatchObject({ status: 'added', providerReference: expect.stringMatching(/^FW\d{10}$/) })
    expect(again).toEqual(first)
    expect(await balance()).toEqual(usd(501_050n))
  })

  it('quotes a mid rate that multiplies, and converts at once', async () => {
    const { rate, source } = await provider.quote({ from: 'USD', to: 'EUR' })
    expect([rateText(rate, 4), source.length > 0]).toEqual(['0.9626', true])
    const target = convert(usd(10_000n), rate, 'down')
    const conversion = { key: randomUUID(), customer, source: usd(10_000n), target, rate }
    const [first, again] = [await provider.convert(conversion), await provider.convert(conversion)]
    expect(first.status).toBe('completed')
    expect(again).toEqual(first)
    expect([await balance(), await balance('EUR')]).toEqual([usd(490_000n), first.target])
    const tooMuch = { ...conversion, key: randomUUID(), source: usd(900_000n) }
    expect(await provider.convert(tooMuch)).toMatchObject({ status: 'rejected', reason: expect.any(String) })
  })

  it('charges once for the same key, and refuses what the wallet cannot pay', async () => {
    const charge = { key: randomUUID(), customer, amount: usd(12_345n) }
    const [first, again] = [await provider.charge(charge), await provider.charge(charge)]
    expect(first).toMatchObject({
      status: 'collected',
      providerReference: expect.stringMatching(/^WR\d{10}$/),
    })
    expect(again).toEqual(first)
    expect(await balance()).toEqual(usd(487_655n))
    const tooMuch = { ...charge, key: randomUUID(), amount: usd(900_000n) }
    expect(await provider.charge(tooMuch)).toMatchObject({
      status: 'rejected',
      reason: expect.stringMatching(/balance/i),
    })
    expect(
      (await provider.listMovements({ customer })).filter(({ kind }) => kind === 'charge'),
    ).toMatchObject([{ amount: usd(-12_345n) }])
  })

  it('accepts a payout, takes all of it from the wallet, and pays it', async () => {
    const { answer, found } = await finish('Invoice 4711/A – März')
    expect(answer).toMatchObject({
      status: 'processing',
      providerReference: expect.stringMatching(/^RT\d{10}$/),
    })
    expect(await balance()).toEqual(usd(400_000n))
    expect(statuses(found)).toEqual(['processing', 'sent', 'paid'])
    expect(found).toMatchObject({
      key: answer.key,
      providerReference: answer.providerReference,
      status: 'paid',
    })
  })

  it('pays once for the same key', async () => {
    const request = newPayout(customer)
    const answers = [await provider.send(request), await provider.send(request), await provider.find(request)]
    expect(new Set(answers.map((answer) => answer?.providerReference)).size).toBe(1)
    expect(await balance()).toEqual(usd(400_000n))
  })

  it('does not know a key that was not sent', async () => {
    const which = { key: randomUUID(), customer }
    expect(await provider.find(which)).toBeUndefined()
    expect(await provider.cancel(which)).toBeUndefined()
    expect(await provider.answerRequest({ ...which, text: '' })).toBeUndefined()
  })

  it('refuses what the wallet cannot pay, in words for people', async () => {
    const refused = await provider.send(newPayout(customer, { source: usd(500_001n) }))
    expect(refused).toMatchObject({ status: 'rejected', reason: expect.stringMatching(/balance/i) })
    expect(refused.returnedAmount).toEqual(usd(0n))
    expect(await balance()).toEqual(usd(500_000n))
  })

  it('refuses a third decimal', async () => {
    const refused = await provider.send(newPayout(customer, { target: money(1_001n, 'KWD') }))
    expect(refused).toMatchObject({ status: 'rejected', reason: 'KWD payouts can have at most 2 decimals.' })
  })

  it('refunds everything after a late refusal', async () => {
    const { found } = await finish('SIM-REJECT-LATE')
    expect(statuses(found)).toEqual(['processing', 'rejected'])
    expect(found).toMatchObject({ returnedAmount: usd(100_000n), reason: expect.any(String) })
    expect(await balance()).toEqual(usd(500_000n))
  })

  it('refunds the full amount after a return', async () => {
    const { found } = await finish('SIM-RETURN')
    expect(statuses(found)).toEqual(['processing', 'sent', 'paid', 'returned'])
    expect(found).toMatchObject({ returnedAmount: usd(100_000n), reason: expect.any(String) })
    expect(await balance()).toEqual(usd(500_000n))
  })

  it('asks for more information, and continues after the answer', async () => {
    const { request, found } = await finish('SIM-RFI')
    expect(found).toMatchObject({ status: 'action_required', reason: expect.stringContaining('invoice') })
    const documents = [
      { name: 'invoice.pdf', contentType: 'application/pdf', bytes: new Uint8Array([37, 80]) },
    ]
    const answered = await provider.answerRequest({ ...request, text: 'Valves', documents })
    expect(answered?.status).toBe('processing')
    await stage.progress()
    expect((await provider.find(request))?.status).toBe('paid')
  })

  it('cancels what has not started, and nothing later', async () => {
    const request = newPayout(customer)
    await provider.send(request)
    const cancelled = await provider.cancel(request)
    expect(cancelled).toMatchObject({ status: 'cancelled', returnedAmount: usd(100_000n) })
    expect(await balance()).toEqual(usd(500_000n))
    const { request: paid } = await finish('Invoice 2')
    expect((await provider.cancel(paid))?.status).toBe('paid')
    expect((await provider.find(request))?.status).toBe('cancelled')
  })

  it('leaves a lost answer open, and reports the true state when queried', async () => {
    const request = newPayout(customer, { reference: 'SIM-TIMEOUT' })
    await expect(provider.send(request)).rejects.toThrow(ProviderUnavailable)
    expect((await provider.find(request))?.status).toBe('processing')
    expect((await provider.send(request)).status).toBe('processing')
    expect(await balance()).toEqual(usd(400_000n))
  })

  it('lists all that changed a wallet, and payouts with what was taken for them', async () => {
    for (let i = 0; i < 12; i++)
      await provider.send(newPayout(customer, { source: usd(1_000n), fee: usd(1n) }))
    const { request } = await finish('SIM-RETURN')
    const movements = await provider.listMovements({ customer })
    expect(
      sum(
        'USD',
        movements.map(({ amount }) => amount),
      ),
    ).toEqual(await balance())
    const ofLast = movements.filter(({ key }) => key === request.key).map(({ kind }) => kind)
    expect([ofLast.at(0), ofLast.at(-1)]).toEqual(['payout', 'payout_back'])
    const payouts = await provider.listPayouts({ customer })
    expect(payouts).toHaveLength(13)
    expect(payouts.at(-1)).toMatchObject({ key: request.key, status: 'returned', source: usd(100_000n) })
    expect(await provider.listMovements({ customer, since: new Date('2030-01-01') })).toEqual([])
  })

  it('lists money from outside, with who sent it and why, and nothing that we added', async () => {
    const invoice = {
      cents: 123_450n,
      sender: 'Buyer GmbH',
      account: 'DE89370400440532013000',
      reference: 'Invoice 4711',
    }
    const providerReference = await stage.receive(customer, invoice)
    await stage.receive(customer, { ...invoice, cents: 1n, reference: 'Invoice 4712' })
    const deposits = await provider.listDeposits({ customer })
    expect(deposits.map(({ reference }) => reference)).toEqual(['Invoice 4711', 'Invoice 4712'])
    expect(deposits[0]).toEqual({
      providerReference,
      at: expect.any(Date),
      amount: usd(123_450n),
      sender: 'Buyer GmbH',
      senderAccount: 'DE89370400440532013000',
      reference: 'Invoice 4711',
    })
    expect(await balance()).toEqual(usd(623_451n))
    const movements = await provider.listMovements({ customer })
    expect(movements.map(({ kind }) => kind)).toEqual(['funding', 'deposit', 'deposit'])
    expect(movements[1]).toMatchObject({ providerReference, amount: usd(123_450n) })
    expect(await provider.listDeposits({ customer, since: new Date('2030-01-01') })).toEqual([])
    expect(await provider.listDeposits({ customer: await stage.richCustomer() })).toEqual([])
  })

  it('reads from a webhook whose wallet money came into, and nothing else about it', () => {
    const { customerId } = customer
    const credited = { template: 'CARD_WALLET_FUNDING_WEBHOOK', customerHashId: customerId, authCode: 'FW1' }
    const headers = { 'x-request-id': 'e-2', 'x-partner-key': partnerKey }
    const read = (body: object) => provider.readWebhook(headers, JSON.stringify(body))
    expect(read(credited)).toEqual({ eventId: 'e-2', creditedCustomerId: customerId })
    expect(read({ ...credited, template: 'CARD_POS_APPROVED_WEBHOOK' })).toEqual({ eventId: 'e-2' })
  })

  it('accepts a webhook only with the partner key', async () => {
    const body = JSON.stringify({ template: 'REMIT_TRANSACTION_PAID_WEBHOOK', externalId: 'p-1' })
    const headers = { 'x-request-id': 'e-1', 'x-partner-key': partnerKey }
    expect(provider.readWebhook(headers, body)).toEqual({ eventId: 'e-1', key: 'p-1' })
    expect(provider.readWebhook({ ...headers, 'x-partner-key': 'guess' }, body)).toBe('forged')
  })

  it('has no balance for a new customer', async () => {
    const stranger = await provider.openCustomer({ key: randomUUID(), name: 'New' })
    expect(await provider.listPayouts({ customer: stranger })).toEqual([])
    expect(await provider.balances(stranger)).toEqual([])
  })
})
