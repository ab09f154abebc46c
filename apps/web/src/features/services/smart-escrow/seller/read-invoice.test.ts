import { expect, test } from 'vitest'
import { statedBy } from './read-invoice.ts'
import type { Stated } from './stated.ts'

const empty = { document_number: '', document_date: '', amount: '', currency: 'USD' } as Stated
const invoice = {
  ...{
    format: 'ubl' as const,
    is_credit_note: false,
    number: 'INV-7',
    issue_date: '2026-01-16',
    due_date: null,
  },
  ...{ order_number: null, currency: 'EUR', total: 2400, payable: null },
  ...{ seller_name: null, seller_number: null, buyer_name: null, buyer_number: null },
} as const

test('an electronic invoice fills in what is empty, and leaves what was typed', () => {
  expect(statedBy(invoice, empty)).toEqual({
    ...{ document_number: 'INV-7', document_date: '2026-01-16', amount: '2400', currency: 'EUR' },
  })
  expect(statedBy(invoice, { ...empty, document_number: 'A1', amount: '7' })).toEqual({
    document_date: '2026-01-16',
  })
})

test('an amount is taken only in a currency that an escrow has', () => {
  expect(statedBy({ ...invoice, currency: 'SEK' }, empty)).not.toHaveProperty('amount')
  expect(statedBy({ ...invoice, total: 0 }, empty)).not.toHaveProperty('amount')
})
