import { dayOf, lastTargetDay } from '@tradelane/providers'
import type { TestApp } from './test-app.ts'

/** What the sandbox's rates are as of, by the clock of the test. */
export const dayOfRates = ({ clock }: Pick<TestApp, 'clock'>): string =>
  `${lastTargetDay(dayOf(clock.now()))}T12:00:00.000Z`
