import { randomUUID } from 'node:crypto'
import { reconciliation } from '@tradelane/contract/reconciliation/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { money } from '@tradelane/money'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { inTransaction } from '../../../transaction.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { beginFunding, settleFunding } from './funding-step.ts'
import type { Funding } from './fundings.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))
let company: GivenCompany
beforeAll(async () => {
  app.deps.payments.fund = async ({ key, amount }) => ({
    key,
    amount,
    status: 'rejected',
    reason: 'The wallet is closed.',
  })
})
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear', name: `Okafor ${randomUUID()}` })
})

describe('money that the provider refuses to add', () => {
  it.each(['refund', 'claim'] as const)(
    'opens a task of the back office where it is a %s, which the page of differences lists',
    async (kind) => {
      const [title = '', ...more] = await tasksAfterRefused(kind)
      expect(title).toContain('300.00 USD')
      expect(title).toContain('Premium paid back')
      expect(more).toEqual([])
      const { refused } = (await app.call(reconciliation.list, {}, office)).body
      const listed = refused.filter(({ uid }) => uid === company.companyId)
      expect(listed.map((one) => one.title)).toEqual([title])
    },
  )

  it('opens none where the customer can add it again', async () => {
    expect(await tasksAfterRefused('added')).toEqual([])
  })
})

/** The titles of the back office's open tasks about this company, after the provider has refused a funding of this kind. */
async function tasksAfterRefused(kind: Funding['kind']): Promise<string[]> {
  const { companyId } = company
  const fundingId = randomUUID()
  const [scope, at] = [systemScope(companyId), app.clock.now()]
  const funding = {
    fundingId,
    scope,
    kind,
    amount: money(30_000n, 'USD'),
    description: 'Premium paid back',
    at,
  }
  await inTransaction(app.db, (tx) => beginFunding(tx, funding))
  expect(await settleFunding(app.deps, { companyId, fundingId })).toMatchObject({ state: 'rejected' })
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(adminTasks.list, { query: { limit: '100' }, body: {} }, office)
  return body.data.flatMap(({ uid, title }) => (uid === companyId ? [title] : []))
}
