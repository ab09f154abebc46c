import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { givenBalance } from '../../../../test/given-balance.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenIncomingPayment, paidAtProvider } from '../../../../test/given-incoming-payment.ts'
import { givenPayer, givenPayment, type Payer, untilSettled } from '../../../../test/given-payment.ts'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { watchIncomingPayments } from '../../money/incoming-payments/index.ts'
import { reconcileProvider } from './index.ts'

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

describe('reconciliation', () => {
  it('finds no difference when both books are equal', async () => {
    const company = await givenCompany(app)
    await givenBalance(app, company, '5000.00', 'USD')
    expect(await reconcileProvider(app.deps)).toEqual({
      companies: 1,
      customers: 1,
      differences: [],
      closed: [],
    })
  })

  it('reports a balance that differs, logs it once, and repairs nothing', async () => {
    const { companyId } = await givenCompany(app)
    await app.deps.pool.query(
      `update provider_sandbox.wallets set balance = balance + 1
        where currency = 'EUR' and customer_id = (select provider_customer_id from companies where uid = $1)`,
      [companyId],
    )
    const difference = {
      companyId,
      about: 'balance EUR',
      ours: '700.00 EUR, with 0.00 EUR in flight',
      theirs: '700.01 EUR',
    }
    expect((await reconcileProvider(app.deps)).differences).toMatchObject([difference])
    expect((await reconcileProvider(app.deps)).differences).toMatchObject([difference])
    const events = await app.db
      .selectFrom('events')
      .select(['to_state', 'after'])
      .where('subject', '=', 'reconciliation')
      .where('uid', '=', companyId)
      .execute()
    expect(events).toEqual([
      {
        to_state: 'difference',
        after: { about: 'balance EUR', ours: difference.ours, theirs: '700.01 EUR' },
      },
    ])
  })
})

describe('the reconciliation of payouts', () => {
  const compare = async () => (await reconcileProvider(app.deps)).differences
  const theirs = (statement: string, key: string) =>
    app.deps.pool.query(`update provider_sandbox.payouts set ${statement} where key = $1`, [key])
  async function givenPaid(reference = 'Invoice 4711'): Promise<{ payer: Payer; key: string }> {
    const payer = await givenPayer(app)
    const { simplePaymentId: key } = await givenPayment(app, payer, { reference })
    await untilSettled(app)
    return { payer, key }
  }

  it('finds nothing, regardless of how they ended', async () => {
    for (const reference of ['Invoice 1', 'SIM-REJECT', 'SIM-REJECT-LATE', 'SIM-RETURN', 'SIM-RFI']) {
      await givenPaid(reference)
      expect([reference, await compare()]).toEqual([reference, []])
    }
  })

  it('accounts for updates in transit, and reports lost ones', async () => {
    const payer = await givenPayer(app)
    const { simplePaymentId: key } = await givenPayment(app, payer, { reference: 'SIM-RETURN' })
    await app.deps.sandbox?.payments?.advance()
    await app.deps.sandbox?.payments?.advance()
    await app.deps.sandbox?.payments?.advance()
    expect(await compare()).toEqual([]) // returned there, still processing here: the webhooks wait

    app.clock.advance(20 * 60_000)
    const [lost] = await compare()
    expect(lost).toMatchObject({
      about: `payout ${key}`,
      ours: 'processing, 1,000.00 USD',
      theirs: 'returned, 1,000.00 USD',
    })
  })

  it('reports another amount, another state, and payouts that only one side has', async () => {
    const [amount, state, gone] = [await givenPaid(), await givenPaid(), await givenPaid()]
    await theirs('source_amount = source_amount + 1', amount.key)
    await theirs("status = 'sent'", state.key)
    await theirs("key = 'nobody knows it'", gone.key)
    const found = (await compare()).map(({ about, ours, theirs: their }) => [about, ours, their])
    expect(found).toContainEqual([`payout ${amount.key}`, 'paid, 1,000.00 USD', 'paid, 1,000.01 USD'])
    expect(found).toContainEqual([`payout ${state.key}`, 'paid, 1,000.00 USD', 'sent, 1,000.00 USD'])
    expect(found).toContainEqual(['payout nobody knows it', 'unknown', 'paid, 1,000.00 USD'])
    expect(found).toContainEqual([`payout ${gone.key}`, 'paid, 1,000.00 USD', 'unknown'])
    expect(found).toHaveLength(4)
  })
})

describe('the reconciliation of money from outside', () => {
  const compare = async () => (await reconcileProvider(app.deps)).differences
  const shown = async () => (await compare()).map(({ about, ours, theirs }) => [about, ours, theirs])
  const theirs = (statement: string) =>
    app.deps.pool.query(`update provider_sandbox.deposits set ${statement}`)

  it('finds nothing when it is booked, available or held', async () => {
    await givenIncomingPayment(app, await givenCompany(app, { kyb: 'Clear' }))
    await givenIncomingPayment(app, await givenCompany(app))
    expect(await compare()).toEqual([])
  })

  it('gives its news a quarter of an hour, then reports what we have not booked', async () => {
    const reference = await paidAtProvider(app, await givenCompany(app, { kyb: 'Clear' }))
    expect(await compare()).toEqual([])
    app.clock.advance(15 * 60_000)
    expect(await shown()).toEqual([
      [`deposit ${reference}`, 'unknown', '1,000.00 EUR'],
      ['balance EUR', '700.00 EUR, with 0.00 EUR in flight', '1,700.00 EUR'],
    ])
    await watchIncomingPayments(app.deps)
    expect(await compare()).toEqual([])
  })

  it('reports another amount, and what the provider does not know', async () => {
    const company = await givenCompany(app, { kyb: 'Clear' })
    const reference = await givenIncomingPayment(app, company)
    await theirs('amount = amount + 1')
    expect(await shown()).toEqual([[`deposit ${reference}`, '1,000.00 EUR', '1,000.01 EUR']])
    await theirs('amount = amount - 1')
    await app.deps.pool.query('delete from provider_sandbox.deposits')
    expect(await shown()).toEqual([[`deposit ${reference}`, '1,000.00 EUR', 'unknown']])
  })

  it('compares what arrived within the period, and nothing older', async () => {
    await givenIncomingPayment(app, await givenCompany(app, { kyb: 'Clear' }))
    await theirs('amount = amount + 1')
    app.clock.advance(46 * 86_400_000)
    expect(await compare()).toEqual([])
  })
})
