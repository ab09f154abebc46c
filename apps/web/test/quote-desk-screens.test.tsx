import { QueryClient } from '@tanstack/react-query'
import type { WireDeskOffer } from '@tradelane/contract/quote-desk/office-calls'
import { expect, it } from 'vitest'
import { caseStateLabels } from '../src/features/office/quote-desk/case-words.ts'
import { requestsQuery } from '../src/features/office/quote-desk/customer/request-queries.ts'
import { RequestsPage } from '../src/features/office/quote-desk/customer/requests-page.tsx'
import { DeskOffers } from '../src/features/office/quote-desk/office/desk-offers.tsx'
import { openPage, textOf } from './open-page.tsx'

it('the filter of the desk has a word of its own for each status, true of requests with offers and without', () => {
  const words = Object.values(caseStateLabels)
  expect(new Set(words).size).toBe(words.length)
  expect(words).not.toContain('Quotes')
  expect(caseStateLabels).toMatchObject({ NEW: 'New', ACCEPTED: 'Accepted or approved' })
})

it('a company without requests reads of every service that it can ask for', async () => {
  const client = new QueryClient()
  client.setQueryData(requestsQuery({ page: 1, trade: '' }).queryKey, {
    status: 'success' as const,
    cases: [],
    pagination: { current_page: 1, total_pages: 0, total: 0 },
  })
  const text = textOf(await openPage('/offers', <RequestsPage />, client))
  for (const service of [
    'freight',
    'customs clearance',
    'insurance',
    'an inspection',
    'funding of an invoice',
  ])
    expect(text).toContain(service)
})

it('the desk reads below the name of an offer what is in it, and what is not', async () => {
  const text = textOf(await openPage('/admin/quotes/1', <DeskOffers offers={[heavyLift]} />))
  expect(text).toContain('Included: Low loader, Lashing')
  expect(text).toContain('Not included: Customs duty')
})

const heavyLift: WireDeskOffer = {
  ...{ offer_id: '5f3c1a52-7c1e-4a3e-9a53-0d8c3a3f1c10', state: 'PUBLISHED', reason: null },
  ...{ quote_name: 'Heavy lift', quote_amount: 10200, currency: 'USD', eta: 34, valid_until: '2026-12-05' },
  ...{ inclusions: ['Low loader', 'Lashing'], exclusions: ['Customs duty'], file_name: null },
  ...{ vendor_id: null, ask_id: null, vendor_name: null, vendor_is_retired: false, buy_amount: 10000 },
  ...{ margin_type: 'percent', margin_percent: 2, margin_amount: 200, margin_reason: null },
}
