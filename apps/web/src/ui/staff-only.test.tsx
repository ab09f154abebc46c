import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Staff, StaffRole } from '@tradelane/contract/primitives/staff'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { clientOfStaff } from '../../test/client-of-staff.ts'
import { StaffFields } from './forms/staff-fields.tsx'
import { StaffOnly } from './staff-only.tsx'

const call: { staff: Staff } = { staff: ['trade'] }

function shown(role: StaffRole | undefined): string {
  const client = role ? clientOfStaff(role) : new QueryClient()
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <StaffOnly call={call}>
        <button type="button">Deny</button>
      </StaffOnly>
      <StaffFields call={call}>
        <input name="premium" />
      </StaffFields>
    </QueryClientProvider>,
  )
}

it('a role that a call is for has its button and its fields', () => {
  for (const role of ['administrator', 'trade'] as const)
    expect(shown(role)).toBe(
      '<button type="button">Deny</button><fieldset class="contents"><input name="premium"/></fieldset>',
    )
})

it('another role has no button, and reads the fields and whose they are', () => {
  for (const role of ['compliance', 'finance', 'support'] as const)
    expect(shown(role)).toBe(
      '<fieldset disabled="" class="contents"><p class="text-ink-2">Only an administrator or trade staff may change this.</p><input name="premium"/></fieldset>',
    )
})

it('until the role is known, nothing can be sent, and nothing is said', () => {
  expect(shown(undefined)).toBe('<fieldset disabled="" class="contents"><input name="premium"/></fieldset>')
})
