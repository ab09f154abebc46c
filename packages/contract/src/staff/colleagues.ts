import type { StaffRole } from '../primitives/staff.ts'

/** Removed colleagues are in no list; their names stay with what they did. */
export const colleagueStates = ['INVITED', 'ACTIVE', 'REMOVED'] as const
export type ColleagueState = (typeof colleagueStates)[number]

/** The description of each role. */
export const staffRoleFacts: Record<StaffRole, { label: string; explanation: string }> = {
  administrator: { label: 'Administrator', explanation: 'May do everything, and says who works here.' },
  compliance: {
    label: 'Compliance',
    explanation: 'Decides about companies, people, matches, risks and excluded countries.',
  },
  finance: {
    label: 'Finance',
    explanation:
      'Decides about our rates, limits, fundings, collections, transfers, waived charges and paid claims.',
  },
  trade: {
    label: 'Trade',
    explanation: 'Decides about freight, inspections, insurance, claims, vendors, prices and papers.',
  },
  support: { label: 'Support', explanation: 'Sees everything and changes nothing.' },
}
