import { escrowAmendmentStateTable } from '@tradelane/contract/smart-escrow/amendment-states'
import { escrowDisputeStateTable } from '@tradelane/contract/smart-escrow/dispute-states'
import { presentationStateTable } from '@tradelane/contract/smart-escrow/presentation-states'
import { escrowStatesAs } from '@tradelane/contract/smart-escrow/shown-states'
import {
  escrowBlockStateTable,
  escrowHappenings,
  escrowStateTable,
  escrowStepStateTable,
  escrowSteps,
} from '@tradelane/contract/smart-escrow/states'
import { lifecycle } from '../../../lifecycle/lifecycle.ts'

/** Of an escrow that was refunded. The amount is a text with its currency: it is more than zero where it has another digit. */
export const wordsOfEnd = ({ paid }: Readonly<Record<string, unknown>>) =>
  escrowStatesAs({ isPartlyPaid: /[1-9]/.test(String(paid)) }).refunded

export const escrowLifecycle = lifecycle({
  subject: 'smart_escrow',
  table: 'smart_escrows',
  idColumn: 'smart_escrow_id',
  versionColumn: 'version',
  updatedColumn: 'updated_at',
  states: escrowStateTable,
  first: ['draft'],
  happenings: escrowHappenings,
  steps: escrowSteps,
  wordsOf: (to, facts) => (to === 'refunded' ? wordsOfEnd(facts) : undefined),
  next(row) {
    if (row.state === 'released' || row.state === 'refunded') return undefined
    if (row.payee_changed_at === null) return undefined
    return {
      who: 'approver',
      text: 'Check the account of the beneficiary and approve the escrow again. Payouts wait for it.',
      by: null,
    }
  },
})

/** The escrow's own time line tells what happened. */
export const escrowDisputeLifecycle = lifecycle({
  subject: 'escrow_dispute',
  table: 'escrow_disputes',
  idColumn: 'dispute_id',
  reasonColumn: 'reason',
  states: escrowDisputeStateTable,
  first: ['open'],
})

/** The escrow's own time line tells what happened. */
export const escrowAmendmentLifecycle = lifecycle({
  subject: 'escrow_amendment',
  table: 'escrow_amendments',
  idColumn: 'amendment_id',
  reasonColumn: 'reason',
  states: escrowAmendmentStateTable,
  first: ['draft'],
})

export const escrowBlockLifecycle = lifecycle({
  subject: 'escrow_block',
  table: 'escrow_blocks',
  idColumn: 'block_id',
  reasonColumn: 'reason',
  states: escrowBlockStateTable,
  first: ['pending'],
})

export const presentationLifecycle = lifecycle({
  subject: 'escrow_presentation',
  table: 'escrow_presentations',
  idColumn: 'presentation_id',
  states: presentationStateTable,
  first: ['presented'],
})

export const escrowStepLifecycle = lifecycle({
  subject: 'escrow_step',
  table: 'escrow_steps',
  idColumn: 'step_id',
  reasonColumn: 'reason',
  states: escrowStepStateTable,
  first: ['submitted'],
})
