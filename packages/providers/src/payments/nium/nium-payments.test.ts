import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPayout, usd } from '../../../test/new-payout.ts'
import type { Fault } from '../../../test/nium-server.ts'
import { type NiumStage, niumStage } from '../../../test/nium-stage.ts'
import { ProviderUnavailable } from '../../provider-unavailable.ts'
import type { Customer } from '../customer.ts'
import { niumPayments } from './nium-payments.ts'

let stage: NiumStage
let customer: Customer
const requestsTo = (path: string) => stage.server.requests.filter((each) => each.path.includes(path))

beforeAll(async () => {
  stage = await niumStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  customer = await stage.richCustomer()
  stage.server.requests.length = 0
})

describe('every request', () => {
  it('identifies the client, and has its own id', async () => {
    await stage.provider.send(newPayout(customer))
    for (const { headers } of stage.server.requests)
      expect(headers).toMatchObject({
        'x-api-key': 'api-key-1',
        'x-client-name': 'tradelane',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
    const ids = stage.server.requests.map(({ headers }) => headers['x-request-id'])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('queries a payout by our own key', async () => {
    const { key } = newPayout(customer)
    await stage.provider.find({ key, customer })
    expect(requestsTo(`/remittance/${key}/audit`)[0]?.headers.externalid).toBe('true')
  })
})

describe('sending', () => {
  it('looks the payout up first, and stores an equal beneficiary once', async () => {
    for (let i = 0; i < 2; i++)
      await stage.provider.send(newPayout(customer, { source: usd(1_000n), fee: usd(0n) }))
    const calls = stage.server.requests.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)
    expect(calls).toEqual([
      'GET audit',
      'GET beneficiaries',
      'POST beneficiaries',
      'POST remittance',
      'GET audit',
      'GET beneficiaries',
      'POST remittance',
    ])
  })

  it('stores a payee again once its town is known, with its own country beside that of its bank', async () => {
    const request = newPayout(customer)
    await stage.provider.send(request)
    const place = { city: 'Dublin', postcode: 'D01 F5P2', addressCountry: 'IE' }
    for (let i = 0; i < 2; i++)
      await stage.provider.send(newPayout(customer, { beneficiary: { ...request.beneficiary, ...place } }))
    await stage.provider.send(newPayout(customer))
    const [wallet = ''] = stage.server.requests.flatMap(
      ({ path }) => /customer\/([^/]+)\/beneficiaries/.exec(path)?.[1] ?? [],
    )
    const { beneficiaries } = stage.server.books.wallet(wallet)
    expect(beneficiaries).toHaveLength(2)
    expect(beneficiaries[1]).toMatchObject({
      beneficiaryCity: 'Dublin',
      beneficiaryPostcode: 'D01 F5P2',
      beneficiaryCountryCode: 'IE',
      destinationCountry: 'DE',
    })
  })

  it('stores one beneficiary where a check is still under way, and none for one that was given up', async () => {
    const customer = await stage.richCustomer()
    const of = (name: string) => {
      const payout = newPayout(customer)
      return { ...payout, beneficiary: { ...payout.beneficiary, name } }
    }
    await Promise.all([stage.provider.check(of('Racing GmbH')), stage.provider.send(of('Racing GmbH'))])
    const [wallet = ''] = stage.server.requests.flatMap(({ path }) => {
      const [, found] = /customer\/([^/]+)\/beneficiaries/.exec(path) ?? []
      return found ? [found] : []
    })
    expect(stage.server.books.wallet(wallet).beneficiaries).toHaveLength(1)
    const check = stage.provider.check(of('Given up GmbH'), AbortSignal.abort())
    await expect(check).rejects.toThrow('given up')
    expect(stage.server.books.wallet(wallet).beneficiaries).toHaveLength(1)
  })

  it.each<Fault>(['refuse', 'hang', 'html', 'error-before'])(
    'is open, and can be repeated, after "%s"',
    async (fault) => {
      const request = newPayout(customer)
      stage.server.failNext('/remittance/', fault)
      await expect(stage.provider.send(request)).rejects.toThrow(ProviderUnavailable)
      expect((await stage.provider.send(request)).status).toBe('processing')
    },
  )

  it.each<Fault>(['error-after', 'lost-after'])('is open after "%s", and not done twice', async (fault) => {
    const request = newPayout(customer)
    await stage.provider.find(request)
    stage.server.failNext(`/wallet/${customer.walletId}/remittance`, fault)
    await expect(stage.provider.send(request)).rejects.toThrow(ProviderUnavailable)
    const again = await stage.provider.send(request)
    expect(again.providerReference).toMatch(/^RT/)
    expect(requestsTo('/remittance').filter(({ method }) => method === 'POST').length).toBeLessThan(3)
    const [balance] = await stage.provider.balances(customer)
    expect(balance?.available).toEqual(usd(400_000n))
  })

  it('gets their duplicate error if our lookup came too early', async () => {
    const request = newPayout(customer)
    const answers = await Promise.all([stage.provider.send(request), stage.provider.send(request)])
    expect(answers.map(({ status }) => status)).toEqual(['processing', 'processing'])
    const [balance] = await stage.provider.balances(customer)
    expect(balance?.available).toEqual(usd(400_000n))
  })
})

describe('money from outside', () => {
  const receive = (cents: number, payer: { status?: string; labels?: object; comments?: string }) => {
    const { books } = stage.server
    return books.receive(books.wallet(customer.walletId), 'USD', cents, payer)
  }

  it('counts only when they have approved it', async () => {
    for (const status of ['Pending', 'Blocked', 'Rejected']) receive(100, { status })
    const reference = receive(200, { labels: {} })
    const deposits = await stage.provider.listDeposits({ customer })
    expect(deposits.map(({ providerReference }) => providerReference)).toEqual([reference])
    const movements = await stage.provider.listMovements({ customer })
    expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['funding', usd(500_000n)],
      ['deposit', usd(200n)],
    ])
  })

  it('has the bank’s reference without the payer’s own words, and may name nobody', async () => {
    receive(100, { labels: { bankReferenceNumber: 'BANK-1' } })
    receive(200, {})
    const deposits = await stage.provider.listDeposits({ customer })
    expect(deposits.map(({ sender, reference }) => [sender, reference])).toEqual([
      ['', 'BANK-1'],
      ['', ''],
    ])
  })

  it('is asked for by type, for any number of pages', async () => {
    for (let count = 0; count < 25; count++) receive(100, {})
    expect(await stage.provider.listDeposits({ customer })).toHaveLength(25)
  })
})

describe('a wrong API key', () => {
  it('is no refusal of the payment: it stays open until the key is right', async () => {
    const provider = niumPayments({
      ...{
        baseUrl: stage.server.baseUrl,
        apiKey: 'old-key',
        clientHashId: 'client-1',
        clientName: 'tradelane',
      },
      partnerKey: 'a-key-of-sixteen+',
    })
    await expect(provider.send(newPayout(customer))).rejects.toThrow(ProviderUnavailable)
    await expect(provider.fund({ key: randomUUID(), customer, amount: usd(1n) })).rejects.toThrow(
      ProviderUnavailable,
    )
  })

  it('for webhooks must not be short', () => {
    const config = { baseUrl: stage.server.baseUrl, apiKey: 'k', clientHashId: 'c', clientName: 't' }
    expect(() => niumPayments({ ...config, partnerKey: '' })).toThrow('at least 16')
  })
})
