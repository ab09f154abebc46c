import { adultAge, ageOn, tooYoung } from '@tradelane/contract/onboarding/adult'
import { refuseFields } from '../../../refusal.ts'

/** The zone that is furthest ahead has its day this much earlier: each person is accepted on their own 18th birthday. */
const furthestAheadMs = 14 * 3_600_000

/** Refuses, at their fields, dates of birth of persons who are not adults on this day. */
export function requireAdults(birthDates: Readonly<Record<string, string>>, now: Date): void {
  const day = new Date(now.getTime() + furthestAheadMs).toISOString().slice(0, 10)
  const young = Object.entries(birthDates).filter(([, birthDay]) => ageOn(birthDay, day) < adultAge)
  if (young.length > 0) refuseFields(Object.fromEntries(young.map(([field]) => [field, tooYoung])))
}
