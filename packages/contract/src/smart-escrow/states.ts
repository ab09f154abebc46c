import { releaseHappenings } from '../lifecycle/release-happenings.ts'
import { type HappeningInfo, stateNames, stateTable } from '../lifecycle/state-table.ts'
import { amendmentHappenings } from './amendment-states.ts'
import { disputeHappenings } from './dispute-happenings.ts'
import { presentationHappenings } from './presentation-states.ts'
import { sellerHappenings } from './seller-happenings.ts'

/**
 * The states of an escrow. The money is in its account from `approved` until each block is paid out or refunded.
 *
 *     draft ──▶ approved ──▶ partly_released ──▶ released ──┐ a payout came back
 *                  │            │     ▲                     │
 *                  │            │     └─────────────────────┘
 *                  └──▶ expired ◀──▶ refunded
 *
 * Where the back office refunds what was refused, and nothing else is open, approved and partly_released lead to refunded.
 */
export const escrowStateTable = stateTable({
  draft: {
    label: 'Draft',
    explanation: 'Not approved. No money has moved.',
    tone: 'idle',
    inTrade: 'Processing',
    moves: ['approved'],
    happened: '{who} saved the escrow as a draft.',
    next: {
      who: 'approver',
      text: 'Approve the escrow on its summary, with your password and a code. No money moves before.',
    },
  },
  approved: {
    label: 'Funded',
    explanation:
      'The money is in the escrow. Each block is paid out once its documents and conditions are approved.',
    tone: 'wait',
    inTrade: 'Approved',
    moves: ['partly_released', 'released', 'expired', 'refunded'],
    happened: '{who} approved the escrow, and the money was set aside for it.',
    next: { who: 'counterparty', text: 'The seller agrees, and presents the documents of the first block.' },
  },
  partly_released: {
    label: 'Partly released',
    explanation: 'Some blocks are paid. The rest of the money is in the escrow.',
    tone: 'wait',
    inTrade: 'Approved',
    moves: ['released', 'expired', 'refunded'],
    happened: 'A part of the money was paid to the seller.',
    next: { who: 'counterparty', text: 'The seller presents the documents of the next block.' },
  },
  released: {
    label: 'Released',
    explanation: 'Every block is paid to the seller.',
    tone: 'done',
    inTrade: 'Executed',
    moves: ['partly_released'],
    happened: 'Every block was paid to the seller.',
  },
  expired: {
    label: 'Expired',
    explanation:
      'The last day has passed. Blocks that were not fulfilled are refunded; a payout is still open.',
    tone: 'wait',
    moves: ['refunded'],
    happened: 'The last day passed before every block was fulfilled.',
    next: { who: 'tradelane', text: 'We settle the payout that is still open.' },
  },
  refunded: {
    label: 'Refunded',
    explanation: 'Nothing was paid to the seller. All money went back to the buyer, without the fee.',
    tone: 'lost',
    moves: ['expired', 'partly_released'],
    happened: 'What was not paid out went back to the balance.',
  },
})
export type EscrowState = keyof typeof escrowStateTable
export const escrowStates = stateNames(escrowStateTable)

/** The seller's answer to the terms, from the approval on; cancelled: the buyer took the escrow back before it agreed, also where it had declined. */
export const escrowAgreements = ['waiting', 'agreed', 'declined', 'cancelled'] as const
export type EscrowAgreement = (typeof escrowAgreements)[number]

const cameBack = {
  label: 'Payout came back',
  happened: 'A payout came back, and its money is in the escrow again.',
  tone: 'lost',
} as const

export const escrowSteps = {
  'released > partly_released': cameBack,
  'refunded > partly_released': cameBack,
  'refunded > expired': cameBack,
} as const satisfies Record<string, HappeningInfo>

export const escrowHappenings = {
  ...releaseHappenings,
  ...sellerHappenings,
  ...presentationHappenings,
  ...disputeHappenings,
  ...amendmentHappenings,
  other_name_alone: {
    label: 'Payee confirmed',
    happened: '{who} confirmed the payee alone, although its bank has another name for the account.',
    tone: 'wait',
  },
  sample_given: {
    label: 'Sample given',
    happened: '{who} gave a sample of {item} of block {block}.',
    tone: 'idle',
  },
  item_approved: { label: 'Approved', happened: '{who} approved {item} of block {block}.', tone: 'done' },
  item_refused: {
    label: 'Not approved',
    happened: '{who} did not approve {item} of block {block}.',
    tone: 'lost',
  },
  item_released: {
    label: 'Condition met',
    happened: '“{item}” of block {block} was met. {event}.',
    tone: 'done',
  },
  office_decides: {
    label: 'Tradelane decides',
    happened: 'Tradelane was asked to decide about documents or conditions.',
    tone: 'wait',
  },
  office_decided: {
    label: 'Tradelane has decided',
    happened: 'Tradelane approved everything that it decides.',
    tone: 'done',
  },
  block_fulfilled: {
    label: 'Block fulfilled',
    happened: 'Block {block} is fulfilled: {amount} is being paid.',
    tone: 'wait',
  },
  block_paid: { label: 'Block paid', happened: 'Block {block} was paid: {amount}.', tone: 'done' },
  block_refused: {
    label: 'Payout refused',
    happened: 'The payout of block {block} was refused or came back. {amount} is still in the escrow.',
    tone: 'lost',
  },
  block_retried: {
    label: 'Payout repeated',
    happened: '{who} had the payout of block {block} made again.',
    tone: 'wait',
  },
  block_refunded: {
    label: 'Payout given up',
    happened: 'The payout of block {block} cannot be made. {amount} went back to the balance.',
    tone: 'lost',
  },
  payout_questioned: {
    label: 'Payout questioned',
    happened: 'The payments provider asks for more information about the payout of block {block}.',
    tone: 'wait',
  },
  payout_answered: {
    label: 'Question answered',
    happened: 'The payments provider has no open question about a payout.',
    tone: 'done',
    isForOffice: true,
  },
  fee_refused: {
    label: 'Fee not collected',
    happened: 'The fee was not collected.',
    tone: 'wait',
    isForOffice: true,
  },
  fee_collected: { label: 'Fee collected', happened: 'The fee of {amount} was collected.', tone: 'done' },
  payee_changed: {
    label: 'Account changed',
    happened:
      'The beneficiary, its account, or the name that its bank has was changed after the approval. Payouts wait for a new approval.',
    tone: 'lost',
  },
  payee_approved: {
    label: 'Account approved',
    happened: '{who} approved the account of {payee} ending in {account}.',
    tone: 'done',
  },
} as const satisfies Record<string, HappeningInfo>

/** One part of the money, with what must be approved before it is paid out. */
export const escrowBlockStateTable = stateTable({
  pending: {
    label: 'Pending',
    explanation: 'Documents or conditions are not approved yet.',
    tone: 'idle',
    moves: ['fulfilled', 'disputed', 'refunded'],
    happened: 'The money of the block is in the escrow.',
  },
  fulfilled: {
    label: 'Being paid',
    explanation: 'Everything is approved. The payment is on its way to the seller.',
    tone: 'wait',
    moves: ['paid', 'refused'],
    happened: 'Everything is approved.',
  },
  paid: {
    label: 'Paid',
    explanation: 'The seller’s bank was paid.',
    tone: 'done',
    moves: ['refused'],
    happened: 'The seller’s bank was paid.',
  },
  refused: {
    label: 'Payout refused',
    explanation: 'The payout was refused or came back. The money is still in the escrow.',
    tone: 'lost',
    moves: ['fulfilled', 'disputed', 'refunded'],
    happened: 'The payout was refused or came back.',
  },
  disputed: {
    label: 'In dispute',
    explanation: 'Buyer and seller do not agree. The money waits until the dispute has ended.',
    tone: 'lost',
    moves: ['fulfilled', 'refunded'],
    happened: 'A dispute was opened.',
  },
  refunded: {
    label: 'Refunded',
    explanation: 'The money is back in the balance.',
    tone: 'idle',
    moves: [],
    happened: 'The money went back to the balance.',
  },
})
export type EscrowBlockState = keyof typeof escrowBlockStateTable
export const escrowBlockStates = stateNames(escrowBlockStateTable)

/** A movement of an escrow's money at the payments provider: the fee, or the payout of a block. */
export const escrowStepStateTable = stateTable({
  submitted: {
    label: 'Submitted',
    explanation: 'It is being handed to the payments provider.',
    tone: 'wait',
    moves: ['processing', 'paid', 'rejected', 'cancelled'],
    happened: 'It was stored.',
  },
  processing: {
    label: 'Processing',
    explanation: 'The payments provider has accepted it.',
    tone: 'wait',
    moves: ['sent', 'action_required', 'rejected', 'cancelled'],
    happened: 'The payments provider accepted it.',
  },
  action_required: {
    label: 'Needs a document',
    explanation: 'The payments provider asks for more information.',
    tone: 'wait',
    moves: ['processing', 'rejected', 'cancelled'],
    happened: 'The payments provider asked for more information.',
  },
  sent: {
    label: 'Sent',
    explanation: 'The money is on its way to the bank.',
    tone: 'wait',
    moves: ['paid', 'returned'],
    happened: 'The money was sent.',
  },
  paid: {
    label: 'Paid',
    explanation: 'The bank was paid, or the fee collected.',
    tone: 'done',
    moves: ['returned'],
    happened: 'It was paid.',
  },
  rejected: {
    label: 'Rejected',
    explanation: 'It was refused.',
    tone: 'lost',
    moves: [],
    happened: 'It was refused.',
  },
  cancelled: {
    label: 'Cancelled',
    explanation: 'It was cancelled.',
    tone: 'lost',
    moves: [],
    happened: 'It was cancelled.',
  },
  returned: {
    label: 'Returned',
    explanation: 'The bank sent it back.',
    tone: 'lost',
    moves: [],
    happened: 'It came back.',
  },
})
export type EscrowStepState = keyof typeof escrowStepStateTable
export const escrowStepStates = stateNames(escrowStepStateTable)
