import {
  factoringPaymentStateTable,
  factoringStepStateTable,
  fundingHappenings,
  fundingStateTable,
} from '@tradelane/contract/invoice-factoring/states'
import { promised } from '@tradelane/contract/lifecycle/promises'
import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import { lifecycle, type RowOf } from '../../../lifecycle/lifecycle.ts'

export const fundingLifecycle = lifecycle({
  subject: 'invoice_factoring',
  table: 'invoice_factorings',
  idColumn: 'invoice_factoring_id',
  versionColumn: 'version',
  updatedColumn: 'updated_at',
  states: fundingStateTable,
  first: ['draft'],
  happenings: fundingHappenings,
  next: nextOfFunding,
  dueAt: (row) => (row.state === 'requested' ? row.respond_due_at : null),
})

/** What the state alone does not tell: the buyer has confirmed the invoice, or says that it is not right; the customer was asked to pay. */
function nextOfFunding(row: RowOf<'invoice_factorings'>): NextStep | undefined {
  if (row.state === 'overdue' && row.recourse_at !== null)
    return {
      who: 'approver',
      text: `The buyer has not paid. Pay what is due from the wallet, within ${promised('payRecourse')} of the request.`,
      by: null,
    }
  if (row.state !== 'requested') return undefined
  const ours = (text: string): NextStep => ({ who: 'tradelane', text, by: row.respond_due_at })
  if (row.buyer_confirmed_at !== null) return ours('The buyer has confirmed. We approve or deny it.')
  if (row.buyer_disputed_at !== null)
    return ours('The buyer disputes the invoice. Tradelane contacts both sides.')
  return undefined
}

export const factoringPaymentLifecycle = lifecycle({
  subject: 'factoring_payment',
  table: 'factoring_payments',
  idColumn: 'payment_id',
  states: factoringPaymentStateTable,
  first: ['held', 'shared', 'unmatched'],
})

export const factoringStepLifecycle = lifecycle({
  subject: 'factoring_step',
  table: 'factoring_steps',
  idColumn: 'step_id',
  states: factoringStepStateTable,
  first: ['asked'],
})
