import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const admin = prepared(() => givenAdministrator(app))

test('a desk with more than a thousand trades says that there are more than it has counted', async () => {
  // Trades of their own would take a minute to make.
  await app.deps.pool.query(
    `begin; set local session_replication_role = replica;
     insert into trades_at_desk (transaction_id, uid, requested_at)
     select gen_random_uuid(), gen_random_uuid(), now() - i * interval '1 hour' from generate_series(1, 1040) as i; commit`,
  )
  const counted = async (page: string) => {
    const { headers } = await app.call(quoteDesk.list, { query: { page }, body: {} }, { token: admin.token })
    return [headers['x-total-count'], headers['x-total-is-least']]
  }
  expect(await counted('1')).toEqual(['1000', 'true'])
  expect(await counted('3')).toEqual(['1040', undefined])
})
