import { type HappeningInfo, stateNames, stateTable } from '../lifecycle/state-table.ts'

/** The states of a funding: one invoice that a finance partner advances money on. */
export const fundingStateTable = stateTable({
  draft: {
    label: 'Draft',
    explanation: 'Not submitted. You can change it and continue at any time.',
    tone: 'idle',
    inTrade: 'Processing',
    moves: ['requested', 'withdrawn'],
    happened: '{who} saved the invoice as a draft.',
    next: { who: 'approver', text: 'Submit the invoice on its summary, with your password and a code.' },
  },
  requested: {
    label: 'Processing',
    explanation: 'The offer is accepted. We check the invoice, and the buyer confirms it.',
    tone: 'wait',
    inTrade: 'Processing',
    moves: ['approved', 'denied', 'withdrawn'],
    happened: '{who} accepted the offer and submitted the invoice.',
    next: { who: 'tradelane', text: 'We check the invoice and ask the buyer to confirm it.' },
  },
  approved: {
    label: 'Approved',
    explanation: 'The invoice is approved. The finance partner is sending the advance.',
    tone: 'wait',
    inTrade: 'Approved',
    moves: ['funded', 'denied'],
    happened: '{who} approved the invoice.',
    next: { who: 'provider', text: 'The finance partner sends the advance.' },
  },
  funded: {
    label: 'Funded',
    explanation: 'The advance is in your wallet. The buyer pays the invoice on its due date.',
    tone: 'done',
    inTrade: 'Executed',
    moves: ['overdue', 'collected'],
    happened: 'The advance of {amount} arrived in the wallet.',
    next: { who: 'counterparty', text: 'The buyer pays the invoice.' },
  },
  overdue: {
    label: 'Overdue',
    explanation:
      'The due date has passed and the buyer has not paid everything. Interest runs until the day of payment.',
    tone: 'lost',
    moves: ['collected'],
    happened: 'The due date passed without full payment.',
    next: { who: 'counterparty', text: 'The buyer pays the invoice.' },
  },
  collected: {
    label: 'Collected',
    explanation: 'Advance, interest and fee are paid. What else is paid on the invoice is yours.',
    tone: 'done',
    inTrade: 'Executed',
    moves: ['closed'],
    happened: 'The advance, its interest and the fee were paid.',
    next: { who: 'counterparty', text: 'The buyer pays the rest of the invoice.' },
  },
  closed: {
    label: 'Closed',
    explanation: 'Everything that was paid is passed on, and the remainder is in your wallet.',
    tone: 'done',
    inTrade: 'Executed',
    moves: [],
    happened: 'Everything that was paid was passed on.',
  },
  denied: {
    label: 'Denied',
    explanation: 'This invoice was not funded. The reason is shown with it.',
    tone: 'lost',
    moves: [],
    happened: '{who} denied the invoice.',
  },
  withdrawn: {
    label: 'Withdrawn',
    explanation: 'You withdrew the invoice before it was funded.',
    tone: 'idle',
    moves: [],
    happened: '{who} withdrew the invoice.',
  },
})
export type FundingState = keyof typeof fundingStateTable
export const fundingStates = stateNames(fundingStateTable)

/** What a finance partner has in a funding: nothing, what it has promised, what it has lent, or what came back. */
type FundingMoney = 'none' | 'promised' | 'lent' | 'repaid'
export const fundingMoney: Readonly<Record<FundingState, FundingMoney>> = {
  draft: 'none',
  requested: 'promised',
  approved: 'promised',
  funded: 'lent',
  overdue: 'lent',
  collected: 'repaid',
  closed: 'repaid',
  denied: 'none',
  withdrawn: 'none',
}
export const fundingsWhoseMoneyIs = (...wanted: FundingMoney[]): FundingState[] =>
  fundingStates.filter((state) => wanted.includes(fundingMoney[state]))

export const fundingHappenings = {
  buyer_confirmed: {
    label: 'Confirmed by the buyer',
    happened: 'The buyer confirmed the amount and the due date.',
    tone: 'done',
  },
  buyer_disputed: {
    label: 'Disputed by the buyer',
    happened: 'The buyer says that the invoice is not right.',
    tone: 'lost',
  },
  payment_shared: {
    label: 'Payment received',
    happened: 'A payment of {amount} arrived and was shared out.',
    tone: 'done',
  },
  payment_unmatched: {
    label: 'Payment cannot be used',
    happened: 'A payment of the buyer cannot be used and goes back to the sender.',
    tone: 'lost',
  },
  overpaid: {
    label: 'Paid too much',
    happened:
      'The buyer paid more than the invoice. The excess goes to your wallet. Settle it with your buyer.',
    tone: 'wait',
  },
  closed_short: {
    label: 'Short payment accepted',
    happened: '{who} closed the invoice although the buyer paid {amount} less.',
    tone: 'wait',
  },
  remainder_paid: {
    label: 'Remainder paid',
    happened: 'The remainder of {amount} arrived in the wallet.',
    tone: 'done',
  },
  repayment_refused: {
    label: 'Payment not collected',
    happened: 'Your payment was refused. The money is back in the wallet.',
    tone: 'lost',
  },
  recourse: {
    label: 'Recourse',
    happened: '{who} asked for {amount}, which the buyer has not paid.',
    withReason: '{who} asked for {amount}, which the buyer has not paid: {reason}',
    tone: 'lost',
  },
  collection_note: {
    label: 'Collection note',
    happened: '{who} wrote a note.',
    withReason: '{who} noted: {reason}{next}',
    tone: 'wait',
    isForOffice: true,
  },
  step_refused: {
    label: 'Transfer refused',
    happened: 'A transfer was refused. We are looking into it.',
    tone: 'lost',
  },
  step_late: {
    label: 'Transfer takes longer',
    happened: 'The transfer takes longer than usual. We are asking for it.',
    tone: 'wait',
  },
  step_confirmed: {
    label: 'Transfer confirmed',
    happened: 'The transfer that took longer was confirmed.',
    tone: 'done',
  },
  step_repeated: {
    label: 'Transfer repeated',
    happened: '{who} had the transfer made again.',
    tone: 'wait',
  },
} as const satisfies Record<string, HappeningInfo>

/** What was paid for a funded invoice, by its buyer or by the customer. */
export const factoringPaymentStateTable = stateTable({
  held: {
    label: 'Being collected',
    explanation: 'The money is held in the wallet while the payments provider collects it.',
    tone: 'wait',
    moves: ['shared', 'refused'],
    happened: 'The money was held in the wallet.',
  },
  shared: {
    label: 'Shared out',
    explanation: 'The payment was shared out between the finance partner, Tradelane and you.',
    tone: 'done',
    moves: [],
    happened: 'The payment was shared out.',
  },
  refused: {
    label: 'Refused',
    explanation: 'The payment was refused. The money is back in the wallet.',
    tone: 'lost',
    moves: [],
    happened: 'The payment was refused.',
  },
  unmatched: {
    label: 'Cannot be used',
    explanation:
      'The payment is in another currency than the invoice, or the invoice was not advanced when it arrived. It goes back to the sender.',
    tone: 'lost',
    moves: ['returned'],
    happened: 'A payment that cannot be used arrived.',
  },
  returned: {
    label: 'Returned',
    explanation: 'The payment went back to the sender.',
    tone: 'idle',
    moves: [],
    happened: 'The payment was returned.',
  },
})
export type FactoringPaymentState = keyof typeof factoringPaymentStateTable
export const factoringPaymentStates = stateNames(factoringPaymentStateTable)

/** One movement of a funding's money at an outside party. */
export const factoringStepStateTable = stateTable({
  asked: {
    label: 'Under way',
    explanation: 'The transfer was asked for and is not confirmed yet.',
    tone: 'wait',
    moves: ['done', 'rejected'],
    happened: 'The transfer was asked for.',
  },
  done: {
    label: 'Done',
    explanation: 'The transfer was made.',
    tone: 'done',
    moves: [],
    happened: 'The transfer was made.',
  },
  rejected: {
    label: 'Refused',
    explanation: 'The transfer was refused.',
    tone: 'lost',
    moves: [],
    happened: 'The transfer was refused.',
  },
})
export type FactoringStepState = keyof typeof factoringStepStateTable
