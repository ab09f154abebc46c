import { mostPresentations } from './document-kinds.ts'
import type { EscrowAgreement, EscrowBlockState, EscrowState } from './states.ts'

/** What closes actions of a block, besides its state. */
export type BlockFacts = {
  escrow: EscrowState
  agreement: EscrowAgreement
  /** The last day of the escrow has passed for both sides. */
  is_over: boolean
}
export const expiryPassed = 'The expiry date of the escrow has passed.'

/** Of a document or a condition of a block. */
export type ItemFacts = BlockFacts & {
  decision: 'approved' | 'refused' | null
  /** How often the seller has presented the document. */
  presented: number
}

/** For those who decide about it. */
export type DecidedFacts = ItemFacts & {
  /** A document of the block was presented in time and waits for its examination. */
  is_held: boolean
  /** The buyer has given a sample of the document. */
  has_sample: boolean
}
const whilePending: Readonly<Record<EscrowBlockState, boolean | string>> = {
  pending: true,
  fulfilled: false,
  paid: false,
  refused: false,
  disputed: 'The block is in dispute. Its money waits until the dispute has ended.',
  refunded: false,
}
const isRunning = ({ escrow }: BlockFacts): boolean => escrow === 'approved' || escrow === 'partly_released'

const decide = (words: { presented: string; declined: string }) => ({
  states: whilePending,
  unless({ decision, presented, agreement, is_over, is_held }: DecidedFacts) {
    if (decision === 'approved') return 'This is approved already. An approval is final.'
    if (presented > 0) return words.presented
    if (agreement === 'declined') return words.declined
    return is_over && !is_held ? expiryPassed : undefined
  },
  otherwise: 'The decisions about this block have ended.',
})
export const decideAsBuyer = decide({
  presented: 'The seller has presented this document. Examine it, or waive its differences.',
  declined: 'The seller has declined the escrow. Cancel it, or ask the seller again.',
})
export const decideAsOffice = decide({
  presented: 'The seller has presented this document. Examine it.',
  declined: 'The seller has declined the escrow. The buyer can cancel it, or ask the seller again.',
})

/** The sample of a document that was to follow. */
export const giveSample = {
  states: whilePending,
  unless(facts: DecidedFacts) {
    if (!isRunning(facts)) return 'The escrow has expired.'
    if (facts.has_sample) return 'This document has a sample already.'
    return facts.decision === 'approved' ? 'This document is approved already.' : undefined
  },
  otherwise: 'A sample of this document is not needed any more.',
}

const notNeeded = 'This document is not needed any more.'

/** A document, by the seller. */
export const present = {
  states: whilePending,
  unless(facts: ItemFacts) {
    if (facts.agreement === 'declined') return 'You have declined the escrow. The buyer can ask you again.'
    if (facts.agreement !== 'agreed') return 'Agree to the escrow first.'
    if (facts.is_over) return 'The last day of presentation has passed.'
    if (!isRunning(facts) || facts.decision === 'approved') return notNeeded
    return facts.presented >= mostPresentations
      ? `A document can be presented ${mostPresentations} times. Write to the buyer.`
      : undefined
  },
  otherwise: notNeeded,
}
