import { sql } from 'kysely'
import { payoutKind } from '../../../money/steps/index.ts'
import { factsOfArrival } from '../arrival-of-payment.ts'
import { paymentLifecycle } from '../lifecycle.ts'
import { toSubmitted } from '../payments.ts'
import { payoutOf } from '../payout-of-payment.ts'
import { postMove } from './post-move.ts'
import { passesScreening } from './screen-payment.ts'

/** A payment as the provider pays it out. What somebody has to look at first is not sent, and its money stays held. */
export const paymentPayout = payoutKind({
  lifecycle: paymentLifecycle,
  startedAt: 'submitted_at',
  quietSince: sql`coalesce(asked_at, submitted_at)`,
  crashPoints: {
    beforeCall: 'before_call',
    afterCall: 'after_call',
    beforePost: 'before_post',
    afterPost: 'after_post',
  },
  sourceOf: (row) => toSubmitted(row).source,
  targetOf: (row) => toSubmitted(row).target,
  // A call that was made may have arrived: it is too late to hold the payment back.
  maySend: async (deps, tx, { row }) => row.called_at !== null || passesScreening(deps, tx, row),
  requestOf: async (_, row) => payoutOf(toSubmitted(row)),
  factsOf: (row, to, at) => (to === 'processing' ? factsOfArrival(row, at) : {}),
  book: (tx, { row, ...step }) => postMove(tx, toSubmitted(row), step),
})
