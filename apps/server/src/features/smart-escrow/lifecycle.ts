import { presentationStateTable } from '@tradelane/contract/smart-escrow/presentation-states'
import {
  escrowBlockStateTable,
  escrowHappenings,
  escrowStateTable,
  escrowStepStateTable,
  escrowSteps,
} from '@tradelane/contract/smart-escrow/states'
import { lifecycle } from '../../lifecycle/lifecycle.ts'

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
  next: (row) =>
    row.payee_changed_at === null || row.state === 'released' || row.state === 'refunded'
      ? undefined
      : {
          who: 'approver',
          text: 'Check the account of the beneficiary and approve the escrow again. Payouts wait for it.',
          by: null,
        },
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
