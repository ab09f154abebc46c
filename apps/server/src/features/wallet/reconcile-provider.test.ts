import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenBalance } from '../../../test/given-balance.ts'
import { givenCompany } from '../../../test/given-company.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { reconcileProvider } from './reconcile-provider.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('reconciliation', () => {
  it('finds nothing where both books say the same', async () => {
    const company = await givenCompany(app)
    await givenBalance(app, company, '5000.00', 'USD')
    expect(await reconcileProvider(app.deps)).toEqual({ companies: 1, differences: [] })
  })

  it('tells a balance that differs, raises it once, and repairs nothing', async () => {
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
    expect((await reconcileProvider(app.deps)).differences).toEqual([difference])
    expect((await reconcileProvider(app.deps)).differences).toEqual([difference])
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
