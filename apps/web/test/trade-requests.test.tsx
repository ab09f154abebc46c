import { QueryClient } from '@tanstack/react-query'
import type { WireCustomersCase } from '@tradelane/contract/quote-desk/calls'
import { expect, it } from 'vitest'
import { requestsOfTradeQuery } from '../src/features/office/quote-desk/customer/request-queries.ts'
import { TradeRequests } from '../src/features/office/quote-desk/customer/trade-requests.tsx'
import { openPage, textOf } from './open-page.tsx'

const trade = '5f3c1a52-7c1e-4a3e-9a53-0d8c3a3f1c10'

it('a trade with more requests than its page shows leads to all of them', async () => {
  expect(await opened({ total: 21 })).toContain('All 21 requests of this trade')
  expect(await opened({ total: 20 })).not.toContain('requests of this trade')
})

/** The page of a trade, whose newest twenty requests were read. */
async function opened({ total }: { total: number }): Promise<string> {
  const client = new QueryClient()
  client.setQueryData(requestsOfTradeQuery(trade).queryKey, {
    status: 'success' as const,
    cases: Array.from({ length: 20 }, (_, index) => request(index)),
    pagination: { current_page: 1, total_pages: Math.ceil(total / 20), total },
  })
  const html = await openPage('/transaction-summary', <TradeRequests transactionId={trade} />, client)
  expect(textOf(html)).toContain('QR-2026-000100')
  expect(html.includes(`href="/offers?transaction_id=${trade}"`)).toBe(total > 20)
  return textOf(html)
}

const request = (index: number): WireCustomersCase => ({
  case_id: crypto.randomUUID(),
  number: `QR-2026-000${100 + index}`,
  transaction_id: trade,
  service: 'freight',
  takes_offers: true,
  state: 'NEW',
  state_reason: null,
  requested_at: '2026-11-20T10:00:00.000Z',
  due_at: '2026-11-24T10:00:00.000Z',
  request: { title: 'A press in one piece', facts: [] },
  note: '',
  subject: null,
  revisions_left: 3,
  ...{ release: null, release_offer_id: null, offers: [], timeline: [] },
})
