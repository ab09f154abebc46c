import { z } from 'zod/mini'
import { waitingRelease } from '../approvals/release-calls.ts'
import { nextStep } from '../lifecycle/timeline.ts'
import { day, instant, wireAmount } from '../primitives/values.ts'
import { containerChargeStates } from './container-charge-states.ts'

/** At the terminal from the discharge, or from the arrival of the train, and outside it until the empty container is back. */
export const containerClocks = ['demurrage', 'detention'] as const

/** Days are calendar days of the terminal. Of several containers, the one that took longest; the sum is of all. */
const clock = z.object({
  kind: z.enum(containerClocks),
  /** `waiting` before it begins; `over` while it costs money; `stopped` once all containers have left, or are back. */
  state: z.enum(['waiting', 'running', 'over', 'stopped']),
  free_days: z.number(),
  starts_on: z.nullable(day),
  last_free_day: z.nullable(day),
  stopped_on: z.nullable(day),
  days_used: z.number(),
  days_left: z.number(),
  days_over: z.number(),
  /** Dollars for each container and day, from this day on. */
  tiers: z.array(z.object({ from_day: z.number(), per_day: wireAmount })),
  accrued: wireAmount,
})

/** The running sum, by the line's own table. */
export const freeTime = z.object({
  /** The line, and since when its table is in force. */
  tariff: z.string(),
  clocks: z.array(clock),
  accrued: wireAmount,
  currency: z.literal('USD'),
})

/** What is final once the empty containers are back. */
export const containerCharge = z.object({
  number: z.string(),
  state: z.enum(containerChargeStates),
  /** As invoiced; null while it is counted. */
  amount: z.nullable(wireAmount),
  waived: wireAmount,
  /** What is left to pay. */
  due: wireAmount,
  currency: z.literal('USD'),
  lines: z.array(z.object({ description: z.string(), amount: wireAmount })),
  invoiced_at: z.nullable(instant),
  due_at: z.nullable(instant),
  paid_at: z.nullable(instant),
  is_being_paid: z.boolean(),
  waive_reason: z.nullable(z.string()),
  /** Why the last payment failed. */
  refusal: z.nullable(z.string()),
  /** Where its payment is above the company's limit, and one person has approved it. */
  release: waitingRelease,
  next: nextStep,
})
