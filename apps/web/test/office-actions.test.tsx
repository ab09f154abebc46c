import { adminCustomers } from '@tradelane/contract/customers/calls'
import { officeKybActions } from '@tradelane/contract/onboarding/actions'
import type { StaffRole } from '@tradelane/contract/primitives/staff'
import { expect, it } from 'vitest'
import { OfficeActions } from '../src/ui/records/office-actions.tsx'
import { clientOfStaff } from './client-of-staff.ts'
import { openPage, textOf } from './open-page.tsx'

const { ask, refuse, clear } = officeKybActions
const buttons = [
  { action: ask, text: 'Ask for more information', dialog: () => null },
  { action: refuse, text: 'Refuse', dialog: () => null },
  { action: clear, text: 'Clear', dialog: () => null },
]
const shown = async (
  record: { state: 'null' | 'RFI_REQUESTED' | 'IN_PROGRESS' },
  role: StaffRole = 'compliance',
) => {
  const facts = { ...record, matches: [], has_person: false }
  const actions = <OfficeActions call={adminCustomers.decideKyb} record={facts} buttons={buttons} />
  return textOf(await openPage('/admin/customer-profiles/1', actions, clientOfStaff(role)))
}

it('a reason for which several buttons are closed is there once, after all of them', async () => {
  const unsubmitted = 'Nothing has been submitted yet.'
  const text = await shown({ state: 'null' })
  expect(text.split(unsubmitted)).toHaveLength(2)
  expect(text.indexOf('Clear')).toBeLessThan(text.indexOf(unsubmitted))
  const asked = await shown({ state: 'RFI_REQUESTED' })
  expect(asked.split('The company has not answered yet.')).toHaveLength(2)
})

it('one of several that is closed has its own reason', async () => {
  const text = await shown({ state: 'IN_PROGRESS' })
  expect(text).toContain('Refuse')
  expect(text.split('No authorized person of this company would be verified.')).toHaveLength(2)
})

it('those whose role it is not have none of the buttons', async () => {
  expect(await shown({ state: 'IN_PROGRESS' }, 'finance')).not.toMatch(/Refuse|Clear/)
})
