import type { WireInput } from '@tradelane/contract'
import { movements } from '@tradelane/contract/movements/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenBalance } from '../../../../test/given-balance.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenPayer, givenPayment, type Payer } from '../../../../test/given-payment.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
beforeAll(async () => {
  for (let i = 1; i <= 23; i++) await givenBalance(app, company, `${i}.50`, 'USD')
  app.clock.advance(dayMs)
  await givenBalance(app, company, '1000.00', 'USD')
})

describe("a wallet's movements", () => {
  it('are listed newest first, twenty to a page, each with the balance after it', async () => {
    const first = await list({})
    expect(first.content).toHaveLength(20)
    expect(first).toMatchObject({ opening: 0, closing: 1287.5 })
    expect(first.pagination).toEqual({ current_page: 1, total_pages: 2, total: 24 })
    expect(first.content[0]).toMatchObject({ amount: 1000, balance: 1287.5 })
    const second = await list({ page: '2' })
    expect(second.content.map(({ balance }) => balance)).toEqual([12, 7.5, 4, 1.5])
  })

  it('can be filtered by days, both included', async () => {
    const only = await list({ from: today(), to: today() })
    expect(only).toMatchObject({ opening: 287.5, closing: 1287.5, pagination: { total: 1 } })
    const before = await list({ to: new Date(app.clock.now().getTime() - dayMs).toISOString().slice(0, 10) })
    expect(before).toMatchObject({ opening: 0, closing: 287.5, pagination: { total: 23 } })
  })

  it('are an empty list beyond the last page', async () => {
    expect((await list({ page: '99' })).content).toEqual([])
  })

  it('are refused for a wallet that is not open, and for another company', async () => {
    const query = { currency: 'GBP', page: '1' } as const
    expect((await app.call(movements.transactions, { query }, { token: company.token })).status).toBe(404)
    const stranger = await givenCompany(app)
    expect((await list({}, stranger.token)).content).toEqual([])
    expect((await app.call(movements.transactions, { query })).status).toBe(401)
  })
})

describe('movements looked for', () => {
  let payer: Payer
  beforeAll(async () => {
    payer = await givenPayer(app)
    await givenPayment(app, payer, { amount: 100, reference: 'Tulips, spring' })
    await givenPayment(app, payer, { amount: 250, reference: 'Invoice 4711' })
  })
  const found = async (query: Partial<Query>) =>
    (await list(query, payer.token)).content.map(({ amount, reference }) => [amount, reference])

  it('are found by kind, direction, amount, payee, reference and description', async () => {
    const [tulips, invoice, added] = [
      [-100, 'Tulips, spring'],
      [-250, 'Invoice 4711'],
      [5000, undefined],
    ]
    expect(await found({ kind: 'payment' })).toEqual([invoice, tulips])
    expect(await found({ kind: 'balance' })).toEqual([added])
    expect(await found({ kind: 'conversion' })).toEqual([])
    expect(await found({ direction: 'in' })).toEqual([added])
    expect(await found({ amount_from: '100.01', amount_to: '250' })).toEqual([invoice])
    expect(await found({ search: 'tulips' })).toEqual([tulips])
    expect(await found({ search: 'HAFENHANDEL', direction: 'out' })).toEqual([invoice, tulips])
    expect(await found({ search: 'balance added' })).toEqual([added])
    expect(await found({ search: '100%' })).toEqual([])
  })

  it('have the number of the payment, and are found by it', async () => {
    const { content } = await list({ kind: 'payment', search: 'tulips' }, payer.token)
    const number = content[0]?.number
    expect(number).toMatch(/^PY-\d{4}-\d{6}$/)
    expect(content[0]?.counterparty_account).toBe('DE89370400440532013000')
    expect(await found({ search: number ?? '' })).toEqual([[-100, 'Tulips, spring']])
  })

  it('can be downloaded as CSV, with the same filters', async () => {
    const file = (query: Partial<Query>, token = payer.token) =>
      app.call(movements.movementsFile, { query: { currency: 'USD', ...query } }, { token })
    const answer = await file({ kind: 'payment' })
    expect(answer.headers['content-disposition']).toContain('movements-USD.csv')
    expect(readCsv(answer.bytes.toString('utf8'))).toMatchObject([
      {
        Counterparty: 'Hafenhandel Nord GmbH',
        Reference: 'Invoice 4711',
        Amount: '-250.00',
        Balance: '4650.00',
        Number: expect.stringMatching(/^PY-/),
        'Counterparty account': 'DE89370400440532013000',
      },
      { Reference: 'Tulips, spring', Amount: '-100.00', Balance: '4900.00' },
    ])
    const all = readCsv((await file({}, company.token)).bytes.toString('utf8'))
    expect(all).toHaveLength(24)
    expect((await file({ currency: 'GBP' })).status).toBe(404)
  })

  it.each([
    [{ amount_from: 'much' }, 'amount_from'],
    [{ amount_to: '1.234' }, 'amount_to'],
    [{ from: '2026-13-01' }, 'from'],
    [{ search: 'x'.repeat(101) }, 'search'],
  ])('are refused for an invalid filter: %s', async (query, field) => {
    const answer = await list(query)
    expect(Object.keys(failure({ body: answer }).error.fields ?? {})).toEqual([field])
  })
})

describe('the totals of a month', () => {
  it('are money in, money out and the balance at the end, including held money', async () => {
    const other = await givenPayer(app, { balance: '900' })
    await givenPayment(app, other, { amount: 100 })
    await givenPayment(app, other, { amount: 40, reference: 'SIM-SLOW' })
    const totals = async () =>
      (await app.call(wallet.monthTotals, { query: { currency: 'USD' } }, { token: other.token })).body
    const first = today().slice(0, 8).concat('01')
    const month = { money_in: 900, money_out: 140, opening: 0, closing: 760 }
    expect((await totals()).this_month).toEqual({ from: first, ...month })
    expect((await totals()).last_month).toMatchObject({ money_in: 0, money_out: 0, opening: 0, closing: 0 })
    const query = { currency: 'GBP' } as const
    expect((await app.call(wallet.monthTotals, { query }, { token: other.token })).status).toBe(404)
  })
})

const dayMs = 86_400_000
const today = () => app.clock.now().toISOString().slice(0, 10)

type Query = WireInput<typeof movements.transactions>['query']
const list = async (query: Partial<Query>, token = company.token) =>
  (await app.call(movements.transactions, { query: { currency: 'USD', page: '1', ...query } }, { token }))
    .body
