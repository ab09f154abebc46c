import type { CaseState } from './states.ts'

/**
 * Why nobody with these matches is cleared; undefined where all of them are false. `about`: a person is judged by its own name, a company by its
 * name and those of all its persons.
 */
export function whyNotCleared(states: readonly CaseState[], about: 'person' | 'company'): string | undefined {
  if (states.includes('confirmed'))
    return about === 'person'
      ? 'This person is on a sanctions list and cannot be cleared. Refuse, or ask the company to remove the person.'
      : 'A name of this company is on a sanctions list. Nothing can be cleared before the company has removed it.'
  return states.includes('open')
    ? 'A name matches a sanctions list. Decide the match under Screening first, or refuse.'
    : undefined
}
