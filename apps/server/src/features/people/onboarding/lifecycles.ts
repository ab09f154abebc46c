import type { Owner } from '@tradelane/contract/onboarding/ownership'
import { requirementStateTable } from '@tradelane/contract/onboarding/requirement-states'
import {
  founderHappenings,
  founderStateTable,
  kybGoesOn,
  kybHappenings,
  kybStateTable,
  kybSteps,
  verificationStates,
} from '@tradelane/contract/onboarding/states'
import { lifecycle, type RowOf } from '../../../lifecycle/lifecycle.ts'

/** A company's verification: its state is in the company's row, and null before the first submission. */
export const kybLifecycle = lifecycle({
  subject: 'kyb',
  table: 'companies',
  idColumn: 'uid',
  stateColumn: 'kyb_status',
  reasonColumn: 'kyb_reason',
  states: kybStateTable,
  first: ['IN_PROGRESS'],
  steps: kybSteps,
  happenings: kybHappenings,
  wordsOf: (to, { how }) =>
    to === 'IN_PROGRESS' && (how === 'answered' || how === 'taken_back') ? kybGoesOn[how] : undefined,
  next: ({ kyb_status }) => (kyb_status === null ? { ...verificationStates.null.next, by: null } : undefined),
  dueAt: (row) => row.kyb_due_at,
})

/** The review of one person, apart from the company; null while the person is reviewed with the company. */
export const founderLifecycle = lifecycle({
  subject: 'founder',
  table: 'founders',
  idColumn: 'fid',
  stateColumn: 'status',
  versionColumn: 'version',
  reasonColumn: 'status_reason',
  states: founderStateTable,
  first: ['IN_PROGRESS'],
  happenings: founderHappenings,
  dueAt: (row) => row.review_due_at,
})

/** One thing that the office asked for. The row of the company is locked before it. */
export const requirementLifecycle = lifecycle({
  subject: 'kyb_requirement',
  table: 'kyb_requirements',
  idColumn: 'requirement_id',
  versionColumn: 'version',
  reasonColumn: 'reason',
  states: requirementStateTable,
  first: ['open'],
  dueAt: (row) => row.due_at,
})

/** Only who the person is, and what they own: events are never deleted. */
export const founderFacts = ({
  founder_type,
  first_name,
  last_name,
  ownership_percent,
}: Owner & Pick<RowOf<'founders'>, 'founder_type' | 'first_name' | 'last_name'>) => ({
  founder_type,
  first_name,
  last_name,
  ownership_percent,
})
