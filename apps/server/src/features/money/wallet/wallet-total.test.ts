import { wallet } from '@tradelane/contract/wallet/calls'
import { UnknownRate } from '@tradelane/providers'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayOfRates } from '../../../../test/day-of-rates.ts'
import { givenBalance } from '../../../../test/given-balance.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
beforeAll(async () => {
  await givenBalance(app, company, '250.00', 'USD')
  await app.call(wallet.openWallet, { body: { currency: 'JPY' } }, { token: company.token })
})

const total = async ({ token } = company) => (await app.call(wallet.total, {}, { token })).body

describe('the total of all accounts', () => {
  it('adds every balance in US dollars, each at its rate, with date and source', async () => {
    const rate_source = 'Sandbox rate'
    expect(await total()).toEqual({
      status: 'success',
      currency: 'USD',
      available: 977.23,
      held: 0,
      accounts: [
        { currency: 'USD', available: 250, held: 0, available_in_total: 250, held_in_total: 0, rate: null },
        {
          ...{ currency: 'EUR', available: 700, held: 0, available_in_total: 727.23, held_in_total: 0 },
          rate: { rate: 1.0389, as_of: dayOfRates(app), rate_source },
        },
        {
          ...{ currency: 'JPY', available: 0, held: 0, available_in_total: 0, held_in_total: 0 },
          rate: { rate: 0.00637127, as_of: dayOfRates(app), rate_source },
        },
      ],
      starting_balance: { currency: 'EUR', amount: 700 },
    })
  })

  it('counts held money apart', async () => {
    const pair = { source_currency_code: 'EUR', destination_currency_code: 'USD' } as const
    const body = { ...pair, amount: 100, purpose: 'conversion' } as const
    const { quote_id } = (await app.call(wallet.quote, { body }, { token: company.token })).body
    const { convert } = app.deps.payments
    app.deps.payments.convert = async ({ key, source, target }) => ({
      key,
      source,
      target,
      status: 'processing',
    })
    await app.call(wallet.convert, { body: { quote_id } }, { token: company.token })
    expect(await total()).toMatchObject({ available: 873.34, held: 103.89 })
    app.deps.payments.convert = convert
  })

  it('leaves out an account without a current rate, and shows that', async () => {
    const { midRate } = app.deps.fx
    app.deps.fx.midRate = async () => Promise.reject(new UnknownRate('no table'))
    expect(await total()).toMatchObject({
      available: 250,
      accounts: [{ available_in_total: 250 }, { available_in_total: null, rate: null }, { rate: null }],
    })
    app.deps.fx.midRate = midRate
  })

  it('is the company’s own', async () => {
    const stranger = await givenCompany(app)
    expect(await total(stranger)).toMatchObject({
      available: 727.23,
      accounts: [{ available: 0 }, { available: 700 }],
    })
    expect((await app.call(wallet.total, {})).status).toBe(401)
  })
})
