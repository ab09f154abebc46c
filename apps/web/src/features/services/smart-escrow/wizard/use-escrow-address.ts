import { useNavigate, useSearchParams } from 'react-router'

/** The steps with their addresses below /smart-escrow. */
export const steps = [
  { title: 'Beneficiary', name: 'sender-beneficiary' },
  { title: 'Details', name: 'details' },
  { title: 'Conditions', name: 'conditions' },
  { title: 'Summary', name: 'summary' },
] as const
export type StepName = (typeof steps)[number]['name']

const names = [
  'beneficiaryId',
  'beneficiaryAccountId',
  'smart_escrow_id',
  'condition_based_payment',
  // What it begins with.
  'request',
] as const
type Known = Record<(typeof names)[number], string>

/** What the address says of the escrow, and the way to another step with it. */
export function useEscrowAddress() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const known = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Known
  const addressOf = (step: StepName, changes: Partial<Known> = {}) => {
    const filled = Object.entries({ ...known, ...changes }).filter(([, value]) => value !== '')
    return `/smart-escrow/${step}?${new URLSearchParams(filled)}`
  }
  return {
    ...known,
    isFull: known.condition_based_payment === '1',
    addressOf,
    go: (step: StepName, changes: Partial<Known> = {}) => void navigate(addressOf(step, changes)),
    toggle: (isFull: boolean, step: StepName) =>
      void navigate(addressOf(step, { condition_based_payment: isFull ? '1' : '' }), { replace: true }),
  }
}
