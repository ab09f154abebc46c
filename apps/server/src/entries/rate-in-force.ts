import type { RatedService } from '@tradelane/contract/customers/rates'
import type { Money } from '@tradelane/money'

/** A rate that a company is charged by. */
export type RateInForce = {
  service: RatedService
  /** Whose rate it is, or for what, where several have one. */
  of?: string
  /** Hundredths of a percent. */
  basisPoints: number
  /** What is charged, where it is no percentage. */
  fixed?: Money | undefined
  isYearly?: true
  /** Agreed with this company; others have another. */
  isOwn?: boolean
  /** The amount that it is a part of, and what is charged besides. */
  text: string
  /** As the bills name it. */
  version?: string
}
