import { wallet } from '@tradelane/contract/wallet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenBalance } from '../../../test/given-balance.ts'
import { type GivenCompany, givenCompany } from '../../../test/given-company.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

let app: TestApp
let company: GivenCompany
const dayMs = 86_400_000
const today = () => app.clock.now().toISOString().slice(0, 10)

beforeAll(async () => {
  app = await testApp()
  company = await givenCompany(app)
  for (let i = 1; i <= 23; i++) await givenBalance(app, company, `${i}.50`, 'USD')
  app.clock.advance(dayMs)
  await givenBalance(app, company, '1000.00', 'USD')
})
afterAll(() => app.close())

const list = async (query: { from?: string; to?: string; page?: string }, token = company.token) =>
  (await app.call(wallet.transactions, { query: { currency: 'USD', page: '1', ...query } }, { token })).body

describe("a wallet's movements", () => {
  it('come newest first, twenty to a page, each with the balance after it', async () => {
    const first = await list({})
    expect(first.content).toHaveLength(20)
    expect(first).toMatchObject({ opening: 0, closing: 1287.5 })
    expect(first.pagination).toEqual({ current_page: 1, total_pages: 2, total: 24 })
    expect(first.content[0]).toMatchObject({ amount: 1000, balance: 1287.5 })
    const second = await list({ page: '2' })
    expect(second.content.map(({ balance }) => balance)).toEqual([12, 7.5, 4, 1.5])
  })

  it('can be asked for by days, both included', async () => {
    const only = await list({ from: today(), to: today() })
    expect(only).toMatchObject({ opening: 287.5, closing: 1287.5, pagination: { total: 1 } })
    const before = await list({ to: new Date(app.clock.now().getTime() - dayMs).toISOString().slice(0, 10) })
    expect(before).toMatchObject({ opening: 0, closing: 287.5, pagination: { total: 23 } })
  })

  it('are none, and no fault, beyond the last page', async () => {
    expect((await list({ page: '99' })).content).toEqual([])
  })

  it('are refused for a wallet that is not open, and are nobody else’s', async () => {
    const query = { currency: 'GBP', page: '1' } as const
    expect((await app.call(wallet.transactions, { query }, { token: company.token })).status).toBe(404)
    const stranger = await givenCompany(app)
    expect((await list({}, stranger.token)).content).toEqual([])
    expect((await app.call(wallet.transactions, { query })).status).toBe(401)
  })
})
