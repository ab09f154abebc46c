import { adultAge, ageOn, tooYoung } from '@tradelane/contract/onboarding/adult'
import { firstTodayAnywhere } from '../../../lifecycle/today-anywhere.ts'
import { refuseFields } from '../../../refusal.ts'

/** Refuses, at their fields, dates of birth of persons who are not adults on this day. */
export function requireAdults(birthDates: Readonly<Record<string, string>>, now: Date): void {
  // Each person is accepted on their own 18th birthday.
  const day = firstTodayAnywhere(now)
  const young = Object.entries(birthDates).filter(([, birthDay]) => ageOn(birthDay, day) < adultAge)
  if (young.length > 0) refuseFields(Object.fromEntries(young.map(([field]) => [field, tooYoung])))
}
