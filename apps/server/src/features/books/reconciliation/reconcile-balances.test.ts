import { randomUUID } from 'node:crypto'
import { type Currency, money } from '@tradelane/money'
import type { Movement } from '@tradelane/providers'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'
import type { Deps } from '../../../deps/deps.ts'
import { reconcileBalances } from './reconcile-balances.ts'

// A new company has 700.00 EUR.
const app = theApp()
let companyId: string
beforeAll(async () => {
  companyId = (await givenCompany(app)).companyId
})
let askedSince: Date | undefined

describe('a balance', () => {
  it('is the same where both sides have as much', async () => {
    expect(await compare({})).toEqual([])
  })

  it('counts what the provider holds back', async () => {
    expect(await compare({ balances: [balance(60_000n, { held: 10_000n })] })).toEqual([])
  })

  it('may differ by what is in flight in its currency', async () => {
    expect(await compare({ balances: [balance(65_000n)], inFlight: [eur(-5_000n)] })).toEqual([])
  })

  it('may not differ by what is in flight in another currency', async () => {
    const inFlight = [money(-5_000n, 'USD')]
    expect(await compare({ balances: [balance(65_000n)], inFlight })).toContainEqual([
      'balance EUR',
      '700.00 EUR, with 0.00 EUR in flight',
      '650.00 EUR',
    ])
  })

  it('is a difference where only the provider has one', async () => {
    const balances = [balance(70_000n), balance(500n, { currency: 'USD' })]
    expect(await compare({ balances })).toEqual([
      ['balance USD', '0.00 USD, with 0.00 USD in flight', '5.00 USD'],
    ])
  })

  it('is a difference where only we have one', async () => {
    expect(await compare({ balances: [] })).toEqual([
      ['balance EUR', '700.00 EUR, with 0.00 EUR in flight', '0.00 EUR'],
    ])
  })
})

describe('a request that is still open with us', () => {
  const earlier = new Date('2026-11-20T10:00:00Z')
  const later = new Date('2026-11-21T10:00:00Z')
  const givenRequest = async (requested_at: Date) => {
    const funding_id = randomUUID()
    await app.db
      .insertInto('fundings')
      .values({
        funding_id,
        uid: companyId,
        kind: 'added',
        currency: 'EUR',
        amount: 10_000n,
        state: 'requested',
        requested_at,
      })
      .execute()
    return funding_id
  }

  it('explains what the provider has moved for it, and nothing else', async () => {
    const key = await givenRequest(later)
    await givenRequest(earlier)
    const balances = [balance(80_000n)]
    expect(await compare({ balances, movements: [{ key, amount: eur(10_000n) }] })).toEqual([])
    expect(askedSince).toEqual(earlier)
    const unexplained = [['balance EUR', '700.00 EUR, with 0.00 EUR in flight', '800.00 EUR']]
    const others = [{ key: randomUUID(), amount: eur(10_000n) }, { amount: eur(10_000n) }]
    expect(await compare({ balances, movements: others })).toEqual(unexplained)
  })
})

const eur = (cents: bigint) => money(cents, 'EUR')
const balance = (available: bigint, { held = 0n, currency = 'EUR' as Currency } = {}) => ({
  currency,
  available: money(available, currency),
  held: money(held, currency),
})
type Theirs = { balances?: object[]; inFlight?: ReturnType<typeof money>[]; movements?: Partial<Movement>[] }
async function compare({ balances = [balance(70_000n)], inFlight = [], movements = [] }: Theirs) {
  const payments = {
    balances: async () => balances,
    listMovements: async ({ since }: { since: Date }) => {
      askedSince = since
      return movements
    },
  }
  const deps = { ...app.deps, payments } as unknown as Deps
  const found = await reconcileBalances(deps, { companyId, customer: {} as never, inFlight })
  return found.map(({ about, ours, theirs }) => [about, ours, theirs])
}
