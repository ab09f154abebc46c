import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { openPage, textOf } from '../../../../test/open-page.tsx'
import { requestOfTradeQuery } from '../../../lib/queries/quote-requests.ts'
import { LandedCostPage } from './landed-cost-page.tsx'

const trade = '5f3c1a52-7c1e-4a3e-9a53-0d8c3a3f1c10'
const { queryKey } = requestOfTradeQuery(trade)

/** The page of a trade, while its request is read again. */
const shownWith = async (client: QueryClient) =>
  textOf(await openPage(`/landed-cost?transaction_id=${trade}`, <LandedCostPage />, client))

test('A trade that could not be read is not an empty form', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  client
    .getQueryCache()
    .build(client, { queryKey })
    .setState({ status: 'error', error: new Error('500') })
  const shown = await shownWith(client)
  expect(shown).toContain('This could not be loaded.')
  expect(shown).toContain('Try again')
  expect(shown).not.toContain('Goods and route')
})

test('What was read before does not fill the form: it may have changed', async () => {
  const client = new QueryClient()
  client.setQueryData(queryKey, null)
  expect(await shownWith(client)).not.toContain('Goods and route')
})
