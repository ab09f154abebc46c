import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { policyStateTable } from '@tradelane/contract/insurance/states'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'

/** "Insured from 7 Dec 2026" until the cover begins. */
export function PolicyBadge({ state, insured_from }: Pick<WirePolicy, 'state' | 'insured_from'>) {
  const until = insured_from ? `Insured from ${formatDay(insured_from)}` : undefined
  return <StatusBadge states={policyStateTable} state={state} until={until} />
}
