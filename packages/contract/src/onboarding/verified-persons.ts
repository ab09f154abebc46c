import type { FounderReview } from './founders.ts'

type Person = { fid: string; founder_type: number } & Pick<FounderReview, 'status'>

/** Who may act for a verified company: reviewed with the company, or alone since then. */
const isVerified = ({ founder_type, status }: Omit<Person, 'fid'>): boolean =>
  founder_type === 0 && (status === null || status === 'Clear')

/** Without such a person nobody who was checked stands for the company. */
export const hasVerifiedPerson = (persons: readonly Person[]): boolean => persons.some(isVerified)

/** Whether nobody would be left of a verified company's verified persons: this one is neither changed nor removed. */
export const isOnlyVerified = (persons: readonly Person[], fid: string): boolean =>
  hasVerifiedPerson(persons) && !hasVerifiedPerson(persons.filter((person) => person.fid !== fid))
