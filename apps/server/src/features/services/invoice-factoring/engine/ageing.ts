import { recourseAfterDays } from '@tradelane/contract/invoice-factoring/assignment'
import { daysBetween } from './accrued-interest.ts'

export { recourseAfterDays }

/** How long an invoice is overdue, in the buckets of its trade (issue 11.2). */
const ageingBuckets = ['1-30', '31-60', '61-90', '90+'] as const
export type AgeingBucket = (typeof ageingBuckets)[number]

export const daysOverdue = (dueDate: string, today: string): number =>
  Math.max(0, daysBetween(dueDate, today))

/** Undefined up to and on the due date. */
export function bucketOf(dueDate: string, today: string): AgeingBucket | undefined {
  const days = daysOverdue(dueDate, today)
  if (days === 0) return undefined
  if (days <= 30) return '1-30'
  if (days <= 60) return '31-60'
  return days <= recourseAfterDays ? '61-90' : '90+'
}
