import type { Requirement } from '@tradelane/contract/onboarding/requirement-calls'

/** What is alike in all requirements that the records themselves show. */
export const toDo = {
  is_asked: false,
  fid: null,
  kind: 'form',
  remarks: null,
  is_mandatory: true,
  state: 'open',
  version: 1,
  due_at: null,
  due: 'due_now',
  reason: null,
  answer: null,
  document: null,
  with_form: false,
  answered_at: null,
  link: '/registration',
} as const satisfies Partial<Requirement>
