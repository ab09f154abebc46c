import { QueryClient } from '@tanstack/react-query'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { quoteOfferActions } from '@tradelane/contract/quote-desk/actions'
import type { WireDeskOffer } from '@tradelane/contract/quote-desk/office-calls'
import { expect, it } from 'vitest'
import { caseStateLabels, recordOfOffer } from '../src/features/office/quote-desk/case-words.ts'
import { AcceptButton } from '../src/features/office/quote-desk/customer/accept-button.tsx'
import { requestsQuery } from '../src/features/office/quote-desk/customer/request-queries.ts'
import { RequestsPage } from '../src/features/office/quote-desk/customer/requests-page.tsx'
import { DeskOffers } from '../src/features/office/quote-desk/office/desk-offers.tsx'
import { OfferTerms } from '../src/features/office/quote-desk/office/offer-terms.tsx'
import { newOffer } from '../src/features/office/quote-desk/office/offer-values.ts'
import { firstAnswer } from '../src/features/office/quote-desk/vendor/answer-values.ts'
import { PriceFields } from '../src/features/office/quote-desk/vendor/price-fields.tsx'
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

it('both sides read at an open offer that the goods have changed since it was made, and it cannot be accepted', async () => {
  const changed = { ...heavyLift, is_for_other_goods: true }
  const office = textOf(await openPage('/admin/quotes/1', <DeskOffers offers={[changed]} />))
  expect(office).toContain('Made for the earlier goods: submit a new quote')
  const closed = closedBy(quoteOfferActions.accept, recordOfOffer(changed))?.reason
  const button = <AcceptButton offer={changed} service="freight" closed={closed} />
  expect(await openPage('/offers/1', button)).toContain('aria-disabled="true"')
  expect(textOf(await openPage('/offers/1', button))).toContain(
    'The goods have changed since this offer was made. Ask for a revision: we make a new one.',
  )
  expect(closedBy(quoteOfferActions.accept, recordOfOffer(heavyLift))).toBeUndefined()
})

const tooLong = 'At most 200 characters'
const twoLines = `Low loader\n\n${'x'.repeat(201)}`

it('the desk reads at the text of an offer which of its lines is refused', async () => {
  const values = { ...newOffer(presets), inclusions: twoLines }
  const fault = (name: string) => (name === 'inclusions.1' ? tooLong : undefined)
  const terms = <OfferTerms {...{ values, fault, currency: 'USD', lastDay: '2027-11-30', onChange() {} }} />
  expect(textOf(await openPage('/admin/quotes/1', terms))).toContain(`Line 3: ${tooLong}`)
})

it('a vendor reads at the text of its offer which of its lines is refused', async () => {
  const values = { ...firstAnswer({}), exclusions: twoLines }
  const faults = { 'exclusions.1': tooLong }
  const fields = <PriceFields {...{ values, faults, currency: 'USD', sentFile: '', change() {} }} />
  expect(textOf(await openPage('/vendor-quote', fields))).toContain(`Line 3: ${tooLong}`)
})

const presets = {
  ...{ margin_percent: 2, margin_amount: null, quote_amount: null, most_offers: 20, validity_days: 7 },
  ...{ valid_at_most: null, eta: null, currency: 'USD', approval_reason: null },
}

const heavyLift: WireDeskOffer = {
  ...{ offer_id: '5f3c1a52-7c1e-4a3e-9a53-0d8c3a3f1c10', state: 'PUBLISHED', reason: null },
  ...{ quote_name: 'Heavy lift', quote_amount: 10200, currency: 'USD', eta: 34, valid_until: '2026-12-05' },
  ...{ inclusions: ['Low loader', 'Lashing'], exclusions: ['Customs duty'], file_name: null },
  ...{ vendor_id: null, ask_id: null, vendor_name: null, vendor_is_retired: false, buy_amount: 10000 },
  is_for_other_goods: false,
  ...{ margin_type: 'percent', margin_percent: 2, margin_amount: 200, margin_reason: null },
}
