import type { KybStatus } from './calls.ts'
import type { FounderReview } from './founders.ts'

type Person = { fid: string; founder_type: number } & Pick<FounderReview, 'status'>

const isAuthorised = ({ founder_type }: Person): boolean => founder_type === 0

/** Who may act for a verified company: reviewed with the company, or alone since then. */
const isVerified = (person: Person): boolean =>
  isAuthorised(person) && (person.status === null || person.status === 'Clear')

/** Without such a person nobody who was checked stands for the company. */
export const hasVerifiedPerson = (persons: readonly Person[]): boolean => persons.some(isVerified)

/** Whether nobody would be left of a verified company's verified persons: this one is neither changed nor removed. */
const isOnlyVerified = (persons: readonly Person[], fid: string): boolean =>
  hasVerifiedPerson(persons) && !hasVerifiedPerson(persons.filter((person) => person.fid !== fid))

/** Somebody who may act for the company always stays, and a shareholder does not stay alone. */
function isLast(persons: readonly Person[], person: Person): boolean {
  const others = persons.filter(({ fid }) => fid !== person.fid)
  return isAuthorised(person) ? !others.some(isAuthorised) : others.length === 0
}

/** What the table of actions is asked about one of a company's persons. */
export const recordOfPerson = (status: KybStatus, persons: readonly Person[], person: Person) => ({
  state: person.status ?? ('null' as const),
  verification: status ?? ('null' as const),
  is_last: isLast(persons, person),
  is_only_verified: status === 'Clear' && isOnlyVerified(persons, person.fid),
})
