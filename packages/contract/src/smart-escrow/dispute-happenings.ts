import type { HappeningInfo } from '../lifecycle/state-table.ts'

/** `{side}` is “The buyer” or “The seller”; the money is that of the block, or its two parts. */
export const disputeHappenings = {
  dispute_opened: {
    label: 'Dispute opened',
    happened: '{side} opened dispute {dispute} about block {block}: {amount} waits.',
    tone: 'lost',
  },
  dispute_statement: {
    label: 'Statement added',
    happened: '{side} added a statement to dispute {dispute}.',
    tone: 'wait',
  },
  dispute_offered: {
    label: 'Split offered',
    happened: '{side} offers in dispute {dispute}: {released} to the seller, {refunded} back to the buyer.',
    tone: 'wait',
  },
  dispute_offer_refused: {
    label: 'Offer refused',
    happened: '{side} refused the offer in dispute {dispute}.',
    tone: 'lost',
  },
  dispute_escalated: {
    label: 'Tradelane asked to decide',
    happened: '{side} asked Tradelane to decide dispute {dispute}.',
    tone: 'wait',
  },
  dispute_escalated_late: {
    label: 'Tradelane decides',
    happened: 'Buyer and seller have not agreed in time. Tradelane decides dispute {dispute}.',
    tone: 'wait',
  },
  dispute_settled: {
    label: 'Dispute settled',
    happened:
      '{side} accepted the offer in dispute {dispute}: {released} to the seller, {refunded} back to the buyer.',
    tone: 'done',
  },
  dispute_decided: {
    label: 'Dispute decided',
    happened: 'Tradelane decided dispute {dispute}: {released} to the seller, {refunded} back to the buyer.',
    tone: 'done',
  },
  disputes_decided: {
    label: 'Nothing left to decide',
    happened: 'No dispute waits for a decision.',
    tone: 'done',
    isForOffice: true,
  },
  disputes_closed: {
    label: 'No open dispute',
    happened: 'Every dispute has ended.',
    tone: 'done',
    isForOffice: true,
  },
} as const satisfies Record<string, HappeningInfo>

/** What buyer and seller read. */
export const sharedDisputeHappenings = [
  'dispute_opened',
  'dispute_statement',
  'dispute_offered',
  'dispute_offer_refused',
  'dispute_escalated',
  'dispute_escalated_late',
  'dispute_settled',
  'dispute_decided',
] as const satisfies readonly (keyof typeof disputeHappenings)[]
