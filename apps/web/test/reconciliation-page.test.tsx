import type { StaffRole } from '@tradelane/contract/primitives/staff'
import type { WireDifference } from '@tradelane/contract/reconciliation/calls'
import { expect, it } from 'vitest'
import { ExplainDialog } from '../src/features/books/reconciliation/explain-dialog.tsx'
import { ReconciliationPage } from '../src/features/books/reconciliation/reconciliation-page.tsx'
import {
  differencesQuery,
  explainQuery,
} from '../src/features/books/reconciliation/reconciliation-queries.ts'
import { clientOfStaff } from './client-of-staff.ts'
import { openPage, textOf } from './open-page.tsx'

const open: WireDifference = {
  ...{ difference_id: 'd1', uid: 'u1', company_name: 'Okafor Imports Inc.', kind: 'balance', about: 'EUR' },
  ...{ currency: 'EUR', ours: '700.00 EUR, with 0.00 EUR in flight', theirs: '700.50 EUR' },
  ...{ our_amount: 700, their_amount: 700.5, difference: -0.5, happened_at: null, gone_at: null },
  ...{ first_seen_at: '2026-11-20T04:43:00Z', last_seen_at: '2026-11-22T04:43:00Z' },
  ...{ state: 'difference', version: 1, closings: [] },
}
const fee = {
  ...{
    entry_id: '7-3',
    journal: 'Payment accepted',
    part: 'Fee',
    description: 'Payment to Hafenhandel',
    amount: -0.5,
  },
  ...{ at: '2026-11-21T10:00:00Z', subject: 'simple_payment', subject_id: 'p1' },
}
const closing = {
  ...{ closed_by: 'Ada Byron', closed_at: '2026-11-23T09:00:00Z', reason: 'The fee was booked late' },
  ...{ ours: open.ours, theirs: open.theirs, entries: [fee] },
  ...{ reopened_at: null, reopened_by: null, reopened_reason: null },
}
const closed: WireDifference = {
  ...open,
  difference_id: 'd2',
  about: 'USD',
  state: 'closed',
  closings: [closing],
}
const refused = {
  ...{ task_id: 't1', title: 'Pay Okafor Imports Inc. 90.00 EUR, refused by the provider', uid: 'u1' },
  ...{ subject: 'insurance_claim', subject_id: 'c1', opened_at: '2026-11-20T04:43:00Z', due_at: null },
}

async function shown(differences: WireDifference[], role: StaffRole = 'finance'): Promise<string> {
  const client = clientOfStaff(role)
  const last_run = { ran_at: '2026-11-27T04:27:00Z', compared: 3, customers: 4 }
  const more = { has_more: false, has_more_ended: false, last_run }
  const answer = { status: 'success' as const, differences, ...more, refused: [refused] }
  client.setQueryData(differencesQuery.queryKey, answer)
  return openPage('/admin/reconciliation', <ReconciliationPage />, client)
}

async function explained(
  role: StaffRole,
  sets = [{ side: 'ours' as const, entries: [fee] }],
): Promise<string> {
  const client = clientOfStaff(role)
  const period = { from: '2026-11-13T04:43:00Z', to: '2026-11-27T04:43:00Z' }
  const answer = { status: 'success' as const, sets, ...period, tried: 12, is_cut: sets.length === 0 }
  client.setQueryData(explainQuery(open).queryKey, answer)
  return openPage(
    '/admin/reconciliation',
    <ExplainDialog difference={open} onClose={() => undefined} />,
    client,
  )
}

it('both sides of an open difference are beside each other, with who has more', async () => {
  const text = textOf(await shown([open]))
  expect(text).toContain('700.00 EUR, with 0.00 EUR in flight')
  expect(text).toContain('700.50 EUR')
  expect(text).toContain('The provider has 0.50 EUR more')
  expect(text).not.toMatch(/Reopen|Close the difference/)
})

it('a closed one says who closed it and why, with the entries, and is opened again by those who decide', async () => {
  const text = textOf(await shown([closed]))
  for (const part of [
    'No open differences',
    'Ada Byron',
    'The fee was booked late',
    'Fee, payment accepted',
    'Reopen',
  ])
    expect(text).toContain(part)
  expect(textOf(await shown([closed], 'support'))).not.toContain('Reopen')
})

it('one that is gone since it was closed says so, and why it stays closed', async () => {
  const text = textOf(await shown([{ ...closed, gone_at: '2026-11-24T04:43:00Z' }]))
  expect(text).toContain('The same since 24 Nov 2026')
  expect(text).toContain('Both sides say the same by now.')
})

it('one that was closed before says how, while it is open again', async () => {
  const reopened = {
    ...closing,
    reopened_at: '2026-11-25T09:00:00Z',
    reopened_reason: 'It was another fee',
    theirs: '700.40 EUR',
  }
  const text = textOf(await shown([{ ...open, closings: [reopened] }]))
  for (const part of [
    'Closed before',
    'The fee was booked late',
    'It was another fee',
    'Then: ours 700.00 EUR, with 0.00 EUR in flight, the provider’s 700.40 EUR',
  ])
    expect(text).toContain(part)
})

it('the page says when was compared last, and whom it could not compare', async () => {
  expect(textOf(await shown([]))).toContain(
    '3 of 4 customers. The others could not be compared. The next night tries again.',
  )
})

it('what could not be paid is listed with the way to its record', async () => {
  const html = await shown([])
  expect(textOf(html)).toContain('Refused payments')
  expect(html).toContain('href="/admin/claims/c1"')
})

it('those who decide choose what explains a difference before they close it; others read it', async () => {
  const form = textOf(await explained('finance'))
  for (const part of [
    'These entries sum to it exactly.',
    'None of these entries',
    'Reason',
    'Close the difference',
  ])
    expect(form).toContain(part)
  expect(await explained('finance')).toContain('href="/admin/payments/p1"')
  const read = textOf(await explained('support'))
  expect(read).toContain('Fee, payment accepted')
  expect(read).not.toMatch(/Reason|Close the difference/)
})

it('a search without a result says how far it went', async () => {
  const text = textOf(await explained('finance', []))
  expect(text).toContain('No entries sum to it exactly.')
  expect(text).toContain('There were too many to try all: there may be other explanations.')
  expect(text).not.toContain('What explains it')
})
