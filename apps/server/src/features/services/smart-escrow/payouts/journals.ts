import type { Entry, Journal } from '@tradelane/ledger'
import { type Money, negate } from '@tradelane/money'

/**
 * Where the money of an escrow goes, and nothing else. Each escrow has an account of its company, `escrow:<id>`. 8,000.00 with a fee of
 * 160.00, one block of 2,352.00 paid out, one of 5,488.00 refunded:
 *
 *                 available   escrow      fees     payouts    provider
 *     funded       −8000.00   +8000.00
 *     fee                      −160.00  +160.00
 *     accepted                −2352.00            +2352.00
 *     paid                                        −2352.00   +2352.00
 *     refunded     +5488.00   −5488.00
 *
 * A change that adds money sets it aside when it is proposed (`amendmentHeld`, as `funded`), and gives it back where it is not agreed; one
 * that takes money off gives it back when it is agreed.
 *
 * A dispute splits a block: its payout is of one part, and `refunded` of the other.
 *
 * A payout that is refused or comes back goes back into the escrow: `back` is `accepted`, with `paid` where it was, the other way round.
 */
export type EscrowMoney = { companyId: string; escrowId: string; amount: Money; description: string }

export const escrowAccount = (escrowId: string): string => `escrow:${escrowId}`

const own = ({ companyId, escrowId }: EscrowMoney, amount: Money): Entry => ({
  owner: companyId,
  account: escrowAccount(escrowId),
  amount,
})
const available = ({ companyId }: EscrowMoney, amount: Money): Entry => ({
  owner: companyId,
  account: 'available',
  amount,
})
const platform = (account: Entry['account'], amount: Money): Entry => ({ owner: 'platform', account, amount })

const journal = (
  moved: EscrowMoney,
  key: string,
  kind: string,
  eventAt: Date,
  entries: Entry[],
): Journal => ({
  key,
  kind: `escrow.${kind}`,
  subject: `smart_escrow:${moved.escrowId}`,
  description: moved.description,
  eventAt,
  entries,
})

const backToBalance = (moved: EscrowMoney, key: string, at: Date): Journal =>
  journal(moved, key, 'refunded', at, [own(moved, negate(moved.amount)), available(moved, moved.amount)])

export const funded = (moved: EscrowMoney, at: Date): Journal =>
  journal(moved, `smart_escrow:${moved.escrowId}:funded`, 'funded', at, [
    available(moved, negate(moved.amount)),
    own(moved, moved.amount),
  ])

export const refunded = (moved: EscrowMoney, blockId: string, at: Date): Journal =>
  backToBalance(moved, `escrow_block:${blockId}:refunded`, at)

/** What the end of a dispute gives back of its block. */
export const splitRefunded = (moved: EscrowMoney, disputeId: string, at: Date): Journal =>
  backToBalance(moved, `escrow_dispute:${disputeId}:refunded`, at)

/** What a proposed change adds. */
export const amendmentHeld = (moved: EscrowMoney, amendmentId: string, at: Date): Journal =>
  journal(moved, `escrow_amendment:${amendmentId}:held`, 'funded', at, [
    available(moved, negate(moved.amount)),
    own(moved, moved.amount),
  ])

/** The same, back: the seller has not agreed. */
export const amendmentGivenBack = (moved: EscrowMoney, amendmentId: string, at: Date): Journal =>
  backToBalance(moved, `escrow_amendment:${amendmentId}:given_back`, at)

/** What an agreed change takes off. */
export const amendmentRefunded = (moved: EscrowMoney, amendmentId: string, at: Date): Journal =>
  backToBalance(moved, `escrow_amendment:${amendmentId}:refunded`, at)

type StepMoney = EscrowMoney & { stepId: string }
const ofStep = (step: StepMoney, name: string, at: Date, entries: Entry[]): Journal =>
  journal(step, `escrow_step:${step.stepId}:${name}`, name, at, entries)

export const feeCollected = (step: StepMoney, at: Date): Journal =>
  ofStep(step, 'fee', at, [own(step, negate(step.amount)), platform('fees', step.amount)])

export const accepted = (step: StepMoney, at: Date): Journal =>
  ofStep(step, 'accepted', at, [own(step, negate(step.amount)), platform('payouts', step.amount)])

export const paid = (step: StepMoney, at: Date): Journal =>
  ofStep(step, 'paid', at, [platform('payouts', negate(step.amount)), platform('provider', step.amount)])

/** One name for all ways back, so that the money comes back only once. */
export const back = (step: StepMoney, from: 'payouts' | 'provider', at: Date): Journal =>
  ofStep(step, 'back', at, [platform(from, negate(step.amount)), own(step, step.amount)])
