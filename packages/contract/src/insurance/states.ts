import { releaseHappenings } from '../lifecycle/release-happenings.ts'
import { type HappeningInfo, stateNames, stateTable } from '../lifecycle/state-table.ts'

/** The states of an insurance policy. A change, or a new request after a quote has expired, submits it again. */
export const policyStateTable = stateTable({
  draft: {
    label: 'Draft',
    explanation: 'Not submitted. You can change it and continue at any time.',
    tone: 'idle',
    inTrade: 'Processing',
    moves: ['submitted', 'cancelled'],
    happened: '{who} saved the insurance as a draft.',
    next: { who: 'customer', text: 'Approve the insurance on its summary to request a quote.' },
  },
  submitted: {
    label: 'Processing',
    explanation: 'We are preparing a quote. Nothing is insured yet.',
    tone: 'wait',
    inTrade: 'Processing',
    moves: ['submitted', 'quoted', 'denied', 'cancelled'],
    happened: '{who} requested a quote.',
    next: { who: 'tradelane', text: 'We prepare a quote.' },
  },
  quoted: {
    label: 'Quoted',
    explanation: 'A quote is ready. Nothing is insured until you accept it.',
    tone: 'wait',
    inTrade: 'Approved',
    moves: ['submitted', 'quoted', 'bound', 'denied', 'cancelled'],
    happened: '{who} issued a quote.',
    next: { who: 'approver', text: 'Accept the quote and pay the premium to start the cover.' },
  },
  bound: {
    label: 'Insured',
    explanation: 'The goods are insured and the certificate is issued.',
    tone: 'done',
    inTrade: 'Executed',
    moves: ['expired', 'cancelled'],
    happened: 'The premium was paid and the certificate was issued.',
  },
  expired: {
    label: 'Expired',
    explanation: 'The period of cover has ended. A loss that happened before can still be claimed.',
    tone: 'idle',
    inTrade: 'Executed',
    moves: [],
    happened: 'The period of cover ended.',
  },
  denied: {
    label: 'Denied',
    explanation: 'We cannot insure these goods. The reason is shown with it.',
    tone: 'lost',
    moves: [],
    happened: '{who} denied the insurance.',
  },
  cancelled: {
    label: 'Cancelled',
    explanation: 'The insurance was cancelled. Nothing is insured under it.',
    tone: 'idle',
    moves: [],
    happened: '{who} cancelled the insurance.',
  },
})
export type PolicyState = keyof typeof policyStateTable
export const policyStates = stateNames(policyStateTable)

export const policyHappenings = {
  ...releaseHappenings,
  way_at_risk: {
    label: 'Way looked at again',
    happened:
      'A war area was listed or a passage was closed on the way after this was agreed. Nothing has changed for you; we look at it.',
    tone: 'wait',
  },
  payment_rejected: {
    label: 'Premium not collected',
    happened: 'The premium could not be collected. The money is back in the wallet.',
    tone: 'lost',
  },
} as const satisfies Record<string, HappeningInfo>
