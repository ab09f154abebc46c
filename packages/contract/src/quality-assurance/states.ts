import { releaseHappenings } from '../lifecycle/release-happenings.ts'
import { type HappeningInfo, stateNames, stateTable } from '../lifecycle/state-table.ts'

/** An order of inspections. A quote that has expired is asked for again: `quoted` goes back to `submitted`. */
export const inspectionStateTable = stateTable({
  draft: {
    label: 'Draft',
    explanation: 'Not submitted. You can change it and continue at any time.',
    tone: 'idle',
    inTrade: 'Processing',
    moves: ['submitted', 'cancelled'],
    happened: '{who} saved the inspection as a draft.',
    next: { who: 'customer', text: 'Submit the inspection on its summary to request a quote.' },
  },
  submitted: {
    label: 'Processing',
    explanation: 'We are preparing a quote. Nothing is ordered yet.',
    tone: 'wait',
    inTrade: 'Processing',
    moves: ['quoted', 'denied', 'cancelled'],
    happened: '{who} requested a quote.',
    next: { who: 'tradelane', text: 'We prepare a quote with an inspection company and a date.' },
  },
  quoted: {
    label: 'Quoted',
    explanation: 'A quote is ready. Nothing is ordered until you accept and pay it.',
    tone: 'wait',
    inTrade: 'Approved',
    // Again with another offer of the desk, which takes the place of the first.
    moves: ['submitted', 'quoted', 'confirmed', 'cancelled'],
    happened: '{who} issued a quote.',
    next: { who: 'approver', text: 'Accept the quote and pay it to order the inspection.' },
  },
  confirmed: {
    label: 'Confirmed',
    explanation: 'The inspection is ordered and paid. We agree the day with the supplier.',
    tone: 'done',
    inTrade: 'Approved',
    moves: ['scheduled', 'cancelled', 'aborted'],
    happened: 'The inspection was ordered and paid.',
    next: { who: 'tradelane', text: 'We agree the day with the supplier.' },
  },
  scheduled: {
    label: 'Scheduled',
    explanation: 'The day of the inspection is agreed with the supplier.',
    tone: 'done',
    inTrade: 'Approved',
    moves: ['scheduled', 'reported', 'aborted'],
    happened: '{who} scheduled the inspection.',
    next: { who: 'tradelane', text: 'The inspector visits the supplier on the scheduled day.' },
  },
  reported: {
    label: 'Reported',
    explanation: 'The inspector has reported. Accept the report, or ask for a new inspection.',
    tone: 'wait',
    inTrade: 'Approved',
    moves: ['accepted', 'reinspection'],
    happened: 'The inspector reported: {verdict}.',
    next: { who: 'approver', text: 'Read the report. Accept it, or ask for a new inspection.' },
  },
  accepted: {
    label: 'Accepted',
    explanation: 'The report was accepted.',
    tone: 'done',
    inTrade: 'Executed',
    moves: [],
    happened: '{who} accepted the report. The verdict was: {verdict}.',
  },
  reinspection: {
    label: 'Reinspection',
    explanation: 'A new inspection was asked for after the report.',
    tone: 'idle',
    inTrade: 'Executed',
    // While no new inspection goes on.
    moves: ['accepted', 'reinspection'],
    happened: '{who} asked for a new inspection, {inspection}.',
  },
  denied: {
    label: 'Denied',
    explanation: 'We cannot do this inspection. The reason is shown with it.',
    tone: 'lost',
    moves: [],
    happened: '{who} denied the inspection.',
  },
  cancelled: {
    label: 'Cancelled',
    explanation: 'The inspection was cancelled before it was scheduled.',
    tone: 'idle',
    moves: [],
    happened: '{who} cancelled the inspection.',
  },
  aborted: {
    label: 'Aborted',
    explanation: 'The inspection did not take place. The reason is shown with it.',
    tone: 'lost',
    moves: [],
    happened: '{who} aborted the inspection.',
  },
})
export type InspectionState = keyof typeof inspectionStateTable
export const inspectionStates = stateNames(inspectionStateTable)

export const inspectionHappenings = {
  ...releaseHappenings,
  day_agreed: {
    label: 'Day agreed',
    happened: 'The supplier agreed to {day}. {name} receives the inspector.',
    tone: 'done',
  },
  day_proposed: {
    label: 'Other day proposed',
    happened: 'The supplier proposed {day}. {name} receives the inspector.',
    tone: 'wait',
  },
  day_unanswered: {
    label: 'No answer',
    happened: 'The supplier has not answered in time. We call it.',
    tone: 'wait',
  },
  company_changed: {
    label: 'Inspection company changed',
    happened: '{company} inspects instead of {former}.',
    tone: 'wait',
  },
  actions_overdue: {
    label: 'Corrective action overdue',
    happened: 'Corrective actions of the audit that are overdue: {actions}.',
    tone: 'lost',
  },
  audit_recorded: {
    label: 'Supplier audited',
    happened: '{who} recorded the audit of the supplier.',
    tone: 'done',
  },
  audit_changed: {
    label: 'Audit continued',
    happened: '{who} changed the audit or its corrective actions.',
    tone: 'wait',
  },
  payment_rejected: {
    label: 'Price not collected',
    happened: 'The price could not be collected. The money is back in the wallet.',
    tone: 'lost',
  },
} as const satisfies Record<string, HappeningInfo>

/** Words for what follows from another state than usual. */
export const inspectionSteps = {
  'quoted > submitted': {
    label: 'Back at the desk',
    happened: 'The quote has ended. We prepare another one.',
    tone: 'wait',
  },
  'quoted > quoted': {
    label: 'Quoted again',
    happened: '{who} issued another quote in place of the first.',
    tone: 'wait',
  },
  'scheduled > scheduled': {
    label: 'Rescheduled',
    happened: '{who} moved the inspection to another day.',
    tone: 'wait',
  },
} as const satisfies Record<string, HappeningInfo>
