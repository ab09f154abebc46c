import { QueryClientProvider } from '@tanstack/react-query'
import type { HeldPayment } from '@tradelane/contract/incoming-payments/calls'
import type { StaffRole } from '@tradelane/contract/primitives/staff'
import type { WireScreeningCase } from '@tradelane/contract/screening/calls'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { clientOfStaff } from '../../../../test/client-of-staff.ts'
import { heldMoneyQuery } from './customer-queries.ts'
import { HeldMoneyCard } from './held-money-card.tsx'

const uid = '7b0f7f5e-1f53-4a56-8f1d-6f6f6a2f0001'
const at = '2026-11-21T09:00:00.000Z'
const held: HeldPayment = {
  incoming_payment_id: '7b0f7f5e-1f53-4a56-8f1d-6f6f6a2f0002',
  number: 'IP-2026-000001',
  currency: 'EUR',
  amount: 1000,
  sender: 'Veltrania Export Bureau',
  sender_account: null,
  reference: 'Invoice 4711',
  state: 'held',
  arrived_at: at,
  return_refusal: null,
  matches: [],
}
const match: WireScreeningCase = {
  case_id: '7b0f7f5e-1f53-4a56-8f1d-6f6f6a2f0003',
  case_number: 'SC-2026-000001',
  uid,
  company_name: 'Okafor Imports Inc.',
  state: 'confirmed',
  reason: 'Compared.',
  version: 2,
  subject: 'sender',
  name: 'Veltrania Export Bureau',
  matched_name: 'Veltrania Export Bureau',
  list: 'sandbox',
  score: 1,
  opened_at: at,
  due_at: at,
}
const law = 'Check whether the law requires the money to be frozen and reported before you return it.'

function shown(payment: Partial<HeldPayment>, role: StaffRole = 'finance'): string {
  const client = clientOfStaff(role)
  client.setQueryData(heldMoneyQuery(uid).queryKey, { status: 'success', data: [{ ...held, ...payment }] })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <HeldMoneyCard uid={uid} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('Money of an unlisted sender is shown without a warning, and can be returned', () => {
  const html = shown({})
  expect(html).toContain('Return to sender')
  expect(html).not.toContain('law')
  expect(html).not.toContain('refused')
})

test('Staff of trade and support read of it, and cannot return it', () => {
  for (const role of ['trade', 'support'] as const) {
    const html = shown({}, role)
    expect(html).toContain('Veltrania Export Bureau')
    expect(html).not.toContain('Return to sender')
  }
})

test.each(['held', 'in_review', 'to_decide'] as const)(
  'Money of a listed sender that is %s links to the match and warns before it is returned',
  (state) => {
    const html = shown({ state, matches: [match] })
    expect(html).toContain(`href="/admin/screening/${match.case_id}"`)
    expect(html).toContain(law)
    expect(html).toContain('Return to sender')
  },
)

test('A refused return is shown with the provider’s reason, and can be made again', () => {
  const html = shown({ state: 'to_decide', return_refusal: 'Ask our support.' })
  expect(html).toContain('Ask our support.')
  expect(html).toContain('Return it again, or ask the provider to return it by hand and record that here.')
  expect(html).toContain('Return to sender')
})

test.each([
  ['returning', 2_000],
  ['to_decide', false],
] as const)('The card asks again while the outcome of a return is open: %s', (state, interval) => {
  const { refetchInterval } = heldMoneyQuery(uid)
  const query = { state: { data: { status: 'success', data: [{ ...held, state }] } } }
  expect(typeof refetchInterval === 'function' && refetchInterval(query as never)).toBe(interval)
})

test('Of a sender’s account the last characters are shown, and a button for the rest', () => {
  const html = shown({ sender_account: '••••3000' }, 'support')
  expect(html).toContain('••••3000')
  expect(html).toContain('Show account number of Veltrania Export Bureau')
  expect(shown({})).not.toContain('Show account number')
})
