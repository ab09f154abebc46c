import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { expect, test } from 'vitest'
import { partiesOf } from './parties.ts'

const record = (number: string, state = 'submitted') => ({ number, state, link: `/${number}` })
const link = (number: string) => ({ text: number, to: `/${number}` })
const payment = (number: string, payee: string | null, state?: string) => ({
  ...record(number, state),
  sender: { company_name: 'Okafor Imports' },
  beneficiary_details: payee && { company_name: payee },
  beneficiary_account_details: payee && { bank: 'Nordbank' },
})
const nothing = {
  ...{ simple_payment_data: [], smart_escrow_data: [], invoice_factoring_data: [] },
  ...{ logistics_data: [], quality_assurance_data: [], insurance_data: [] },
}
const tradeWith = (data: object) => ({ ...nothing, ...data }) as unknown as WireTransactionSummary

test('each company has its roles and the records that name it', () => {
  const trade = tradeWith({
    simple_payment_data: [payment('PY-1', 'Hanse Teile GmbH'), payment('PY-2', null)],
    smart_escrow_data: [{ ...record('SE-1'), company_name: 'HANSE  Teile GmbH ' }],
    invoice_factoring_data: [
      {
        ...record('IF-1'),
        supplier: { company_name: 'Okafor Imports' },
        buyer: { company_name: 'Delta Retail' },
        finance_partner_name: 'Northgate Capital',
      },
    ],
    logistics_data: [{ ...record('FB-1'), freights: [{ name: 'North Sea Lines' }], broker: 'Zoll & Co' }],
    quality_assurance_data: [
      {
        ...record('QA-1'),
        supplier_data: { company_name: 'Hanse Teile GmbH' },
        inspection_company: 'Sure QA',
      },
    ],
    insurance_data: [{ ...record('IN-1'), insurer: 'Northgate Marine' }],
  })
  expect(partiesOf(trade)).toEqual([
    { name: 'Okafor Imports', roles: ['Payer', 'Seller'], links: ['PY-1', 'PY-2', 'IF-1'].map(link) },
    {
      name: 'Hanse Teile GmbH',
      roles: ['Beneficiary', 'Seller', 'Inspected supplier'],
      links: ['PY-1', 'SE-1', 'QA-1'].map(link),
    },
    { name: 'Nordbank', roles: ['Bank of the beneficiary'], links: [link('PY-1')] },
    { name: 'Delta Retail', roles: ['Buyer'], links: [link('IF-1')] },
    { name: 'Northgate Capital', roles: ['Factor'], links: [link('IF-1')] },
    { name: 'North Sea Lines', roles: ['Carrier'], links: [link('FB-1')] },
    { name: 'Zoll & Co', roles: ['Customs broker'], links: [link('FB-1')] },
    { name: 'Sure QA', roles: ['Inspector'], links: [link('QA-1')] },
    { name: 'Northgate Marine', roles: ['Insurer'], links: [link('IN-1')] },
  ])
})

test('who is named only by what came to nothing, or not yet, takes no part', () => {
  const ended = ['denied', 'rejected', 'returned', 'cancelled', 'withdrawn', 'aborted'].map((state) =>
    payment('PY-1', 'Hanse', state),
  )
  const insured = { ...record('IN-1'), insurer: null }
  expect(partiesOf(tradeWith({ simple_payment_data: ended, insurance_data: [insured] }))).toEqual([])
})

test('the seller of an escrow that went back takes part where a part of it was paid', () => {
  const sellers = (paid_out: number) =>
    partiesOf(
      tradeWith({ smart_escrow_data: [{ ...record('SE-1', 'refunded'), company_name: 'Hanse', paid_out }] }),
    ).map(({ name }) => name)
  expect(sellers(0)).toEqual([])
  expect(sellers(100)).toEqual(['Hanse'])
})

test('a request names both sides', () => {
  const fromRequest = (role: string | null, partner?: string) => ({
    request: {
      quote_request_id: 'R',
      role,
      counterparty: { company_name: 'Typed GmbH' },
    } as WireQuoteRequest,
    own: 'Okafor Imports',
    partner,
  })
  const names = (role: string | null, partner?: string) =>
    partiesOf(tradeWith({}), fromRequest(role, partner)).map(({ name, roles }) => [name, ...roles])
  expect(names('buyer')).toEqual([
    ['Okafor Imports', 'Buyer'],
    ['Typed GmbH', 'Seller'],
  ])
  expect(names('seller', 'Hanse Teile GmbH')).toEqual([
    ['Okafor Imports', 'Seller'],
    ['Hanse Teile GmbH', 'Buyer'],
  ])
  expect(names(null)).toEqual([])
})
