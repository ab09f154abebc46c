import { releaseHappenings } from '../lifecycle/release-happenings.ts'
import { type HappeningInfo, stateNames, stateTable } from '../lifecycle/state-table.ts'

/** The states of what containers cost that stay too long. It begins with the discharge, and is final once the empties are back. */
export const containerChargeStateTable = stateTable({
  counting: {
    label: 'Counting',
    explanation: 'The containers are not back yet. The days are counted by the table of the line.',
    tone: 'wait',
    moves: ['nothing_due', 'invoiced'],
    happened: 'The containers were discharged. Their free time is counted.',
    next: { who: 'carrier', text: 'The empty containers go back to the depot.' },
  },
  nothing_due: {
    label: 'Nothing due',
    explanation: 'The containers were back within their free time.',
    tone: 'done',
    moves: [],
    happened: 'The empty containers are back within their free time. No demurrage or detention is due.',
  },
  invoiced: {
    label: 'Invoiced',
    explanation: 'The containers stayed longer than their free time. The charges are final.',
    tone: 'wait',
    moves: ['paid', 'waived'],
    happened: 'The empty containers are back. {amount} of demurrage and detention were invoiced.',
    next: { who: 'approver', text: 'Pay the demurrage and detention.' },
  },
  paid: {
    label: 'Paid',
    explanation: 'The demurrage and detention are paid.',
    tone: 'done',
    moves: [],
    happened: '{amount} of demurrage and detention were paid.',
  },
  waived: {
    label: 'Waived',
    explanation: 'Tradelane waived the charges. Nothing is to be paid.',
    tone: 'done',
    moves: [],
    happened: '{who} waived the demurrage and detention.',
  },
})
export type ContainerChargeState = keyof typeof containerChargeStateTable
export const containerChargeStates = stateNames(containerChargeStateTable)

export const containerChargeHappenings = {
  ...releaseHappenings,
  free_time_ends: {
    label: 'Free time ends soon',
    happened: 'The free time of the containers for {clock} ends on {day}.',
    tone: 'wait',
  },
  free_time_ended: {
    label: 'Free time has ended',
    happened: 'The free time of the containers for {clock} ended on {day}.',
    tone: 'wait',
  },
  return_recorded: {
    label: 'Return recorded',
    happened: '{who} recorded the return of the empty containers on {day}: {containers}.',
    tone: 'done',
  },
  waived_part: {
    label: 'Waived in part',
    happened: '{who} waived {amount} of the demurrage and detention.',
    tone: 'done',
  },
  payment_refused: {
    label: 'Demurrage not paid',
    happened: 'The demurrage and detention could not be collected. The money is back in the wallet.',
    tone: 'lost',
  },
} as const satisfies Record<string, HappeningInfo>
