import { requirementStateTable } from '@tradelane/contract/onboarding/requirement-states'
import {
  founderHappenings,
  founderStateTable,
  type KybState,
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
  blockedBy: (row, to) =>
    to === 'IN_PROGRESS' ? submissionRefusal(row.kyb_status) : decisionRefusal(row.kyb_status, to),
  next: ({ kyb_status }) => (kyb_status === null ? { ...verificationStates.null.next, by: null } : undefined),
  dueAt: (row) => row.kyb_due_at,
})

type KybStatus = RowOf<'companies'>['kyb_status']

function submissionRefusal(status: KybStatus): string | undefined {
  if (status === null || status === 'RFI_REQUESTED') return undefined
  return status === 'IN_PROGRESS'
    ? 'Your business information is under review already.'
    : 'Your business information can no longer be changed here.'
}

/** A refused company is asked for more where it has a case: it then submits again. */
function decisionRefusal(status: KybStatus, to: KybState): string | undefined {
  if (status === 'IN_PROGRESS' || (status === 'Refused' && to === 'RFI_REQUESTED')) return undefined
  return status === null ? 'Nothing has been submitted yet.' : 'This verification is no longer under review.'
}

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
  blockedBy: (row, to) =>
    to !== 'IN_PROGRESS' && row.status !== 'IN_PROGRESS' ? 'This person is not under review.' : undefined,
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

/** Only the person's identity: events are never deleted. */
export const founderFacts = ({
  founder_type,
  first_name,
  last_name,
}: Pick<RowOf<'founders'>, 'founder_type' | 'first_name' | 'last_name'>) => ({
  founder_type,
  first_name,
  last_name,
})
