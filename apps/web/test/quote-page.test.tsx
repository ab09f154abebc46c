import type { WireDeskCase } from '@tradelane/contract/quote-desk/office-calls'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { deskTradeQuery, type TradeOfDesk } from '../src/features/office/quote-desk/office/desk-queries.ts'
import { QuotePage } from '../src/features/office/quote-desk/office/quote-page.tsx'
import { clientOfStaff } from './client-of-staff.ts'
import { openPage, textOf } from './open-page.tsx'

const id = '5f3c1a52-7c1e-4a3e-9a53-0d8c3a3f1c10'
const page = (
  <Routes>
    <Route path="/admin/quotes/:transaction_id" element={<QuotePage />} />
  </Routes>
)
/** Of what is ordered, a page reads a part of the fields. */
async function opened(trade?: object): Promise<string> {
  const client = clientOfStaff('trade')
  if (trade) client.setQueryData(deskTradeQuery(id).queryKey, { ...nothingOrdered, ...trade })
  return openPage(`/admin/quotes/${id}`, page, client)
}

it('says loading.. while the quotes of a transaction are read', async () => {
  expect(textOf(await opened())).toContain('| loading.. |')
})

it('is called Quotes, leads Back to the list, and has id, client and date of its transaction', async () => {
  const html = await opened({})
  expect(html).toMatch(/<h1[^>]*>Quotes<\/h1>/)
  expect(html).toMatch(/<a [^>]*href="\/admin\/quotes"[^>]*>.*?Back/s)
  const text = textOf(html)
  expect(text).toContain(`Transaction id | TRX-2026-000042 | ${id}`)
  expect(text).toMatch(/Client \| Okafor Imports Inc\. \| Date \| \d/)
})

it('has a section of each service: Processing, and Quotes for logistics, while nothing of it is ordered', async () => {
  const text = textOf(await opened({}))
  const nothing = 'Nothing of this is ordered in the transaction.'
  for (const [section, status] of [
    ['Payment', 'Processing'],
    ['Invoice Factoring', 'Processing'],
    ['Logistics', 'Quotes'],
    ['Quality Assurance', 'Processing'],
  ])
    expect(text).toContain(`${section} | ${status} | ${nothing}`)
})

it('shows of what is ordered its status, its amounts and fees, and leads to it', async () => {
  const html = await opened({
    simple_payment_data: [{ ...payment, ...recordOf('PY-2026-000001') }],
    invoice_factoring_data: [{ ...funding, ...recordOf('IF-2026-000002') }],
    logistics_data: [{ ...freight, ...recordOf('FB-2026-000003') }],
    quality_assurance_data: [{ ...inspection, ...recordOf('QA-2026-000004') }],
  })
  const text = textOf(html)
  expect(text).toContain('PY-2026-000001 | Executed | Amount | 1,000.00 USD | Fee | 0.50 USD | View Detail')
  expect(text).toContain(
    'IF-2026-000002 | Executed | Amount | 10,000.00 USD | Advance | 8,500.00 USD | Fee | 150.00 USD | View Detail',
  )
  expect(text).toContain('FB-2026-000003 | Executed | Carrier | Broadkeel | Fee | 2,400.00 USD | View Detail')
  expect(text).toContain('QA-2026-000004 | Executed | Value of the goods | 80,000.00 USD | View Detail')
  expect(html).toContain(`href="/admin/payments/${id}"`)
})

it('has Deny, Approve and the quote form of a request, with more rows than one for logistics', async () => {
  const text = textOf(await opened({ cases: [request] }))
  expect(text).toContain('Logistics: request QR-2026-000001')
  expect(text).toContain('| Deny | Approve |')
  for (const field of ['Quote name', 'Quote amount', 'ETA days', 'Upload Quotes'])
    expect(text).toContain(`| ${field} |`)
  expect(text).toContain('| Add new Quote | Submit |')
  expect(text).not.toContain('Remove quote')
})

it('can remove each row of the form but the first', async () => {
  const stored = (offer_id: string) => ({ ...offer, offer_id, state: 'STORED' as const })
  const html = await opened({ cases: [{ ...request, offers: [stored('1'), stored('2'), stored('3')] }] })
  const removed = [...html.matchAll(/aria-label="Remove quote (\d)"/g)].map(([, number]) => number)
  expect(removed).toEqual(['2', '3'])
})

it('has a single row for quality assurance, preset with 11 days', async () => {
  const presets = { ...request.presets, most_offers: 1, eta: 11 }
  const html = await opened({ cases: [{ ...request, service: 'inspection', presets }] })
  expect(textOf(html)).not.toContain('Add new Quote')
  expect(html).toMatch(/<input[^>]*value="11"/)
})

const recordOf = (number: string) => ({ number, status: 'Executed', state: 'paid', link: '/' })
const payment = { simple_payment_id: id, amount_sent: '1000.00', amount_sent_currency: 'USD', fees: '0.50' }
const funding = {
  ...{ invoice_factoring_id: id, currency: 'USD', invoice_amount: '10000.00' },
  offer: { advance: '8500.00', interest: '12.00', fee: '150.00' },
}
const freight = {
  ...{ logistics_id: id, is_insured: false, broker: null },
  freights: [{ name: 'Broadkeel', cost: '2400.00', currency: 'USD' }],
}
const inspection = {
  ...{ quality_assurance_id: id, currency: 'USD', qa_consignment_value: '80000.00' },
  loading_consignment_value: null,
}

const nothingOrdered: TradeOfDesk = {
  ...{ status: 'success', transaction_id: id, transaction_number: 'TRX-2026-000042' },
  client: { uid: id, company_name: 'Okafor Imports Inc.' },
  created_at: '2026-11-30T10:00:00.000Z',
  ...{ simple_payment_data: [], invoice_factoring_data: [], logistics_data: [], quality_assurance_data: [] },
  ...{ insurance_data: [], smart_escrow_data: [], cases: [] },
}

const request: WireDeskCase = {
  ...{ case_id: id, number: 'QR-2026-000001', service: 'freight', takes_offers: true, state: 'ASSIGNED' },
  ...{ state_reason: null, version: 1, owner: 'Ines', note: '', subject: null },
  ...{ due_at: '2026-12-02T10:00:00.000Z', requested_at: '2026-11-30T10:00:00.000Z' },
  request: { title: 'Freight', facts: [] },
  presets: {
    ...{ margin_percent: 2, margin_amount: null, quote_amount: null, most_offers: 20, validity_days: 7 },
    ...{ valid_at_most: null, eta: null, currency: 'USD', approval_reason: null },
  },
  ...{ offers: [], asks: [], timeline: [] },
}

const offer: WireDeskCase['offers'][number] = {
  ...{ offer_id: id, state: 'STORED', reason: null, quote_name: 'Heavy lift', quote_amount: 10200 },
  ...{ currency: 'USD', eta: 34, valid_until: '2026-12-05', inclusions: [], exclusions: [] },
  ...{ file_name: null, vendor_id: null, ask_id: null, vendor_name: null, vendor_is_retired: false },
  is_for_other_goods: false,
  ...{
    buy_amount: 10000,
    margin_type: 'percent',
    margin_percent: 2,
    margin_amount: 200,
    margin_reason: null,
  },
}
