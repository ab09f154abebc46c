import { creditLimitStateTable, creditLimitSteps } from '@tradelane/contract/credit-limits/states'
import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import { lifecycle, type RowOf } from '../../../lifecycle/lifecycle.ts'

export const creditLimitLifecycle = lifecycle({
  subject: 'credit_limit',
  table: 'credit_limits',
  idColumn: 'credit_limit_id',
  versionColumn: 'version',
  reasonColumn: 'reason',
  updatedColumn: 'updated_at',
  states: creditLimitStateTable,
  first: ['requested'],
  steps: creditLimitSteps,
  next: nextOfLimit,
  dueAt: (row) => (row.state === 'term_sheet' ? row.offer_expires_at : row.respond_due_at),
})

/** What the state alone does not tell: a term sheet that can no longer be signed is our turn again. */
function nextOfLimit(row: RowOf<'credit_limits'>, now: Date): NextStep | undefined {
  const isExpired = row.state === 'term_sheet' && (row.offer_expires_at ?? now) <= now
  return isExpired
    ? { who: 'tradelane', text: 'The term sheet has expired. We provide a new one or decline.', by: null }
    : undefined
}
