import type { ChargeState } from '@tradelane/contract/charges/states'
import type { ServiceSubject } from '@tradelane/contract/services/registry'
import type { Money } from '@tradelane/money'

/** A bill that is paid from the wallet. */
export type Charge = {
  chargeId: string
  companyId: string
  /** The subject of the service that it pays for, as the registry has it. */
  service: ServiceSubject
  /** The booking, the policy … */
  subjectId: string
  description: string
  /** Who is paid: the carrier, the insurer, the inspection company. */
  payee: string
  /** Of the record that is paid for. */
  number: string
  amount: Money
  /** The platform's share, inside the amount. */
  fee: Money
  state: ChargeState
  /** Why it was rejected, in words for people. */
  reason: string | null
  /** The key of the request that began it. */
  requestKey: string | null
}

/** One line of a bill. The invoice prints exactly the lines that were paid. */
export type ChargeLine = {
  /** What it is for: `freight`, `premium` … A service may create something once a line of its kind is paid. */
  kind: string
  description: string
  amount: Money
  /** Of the platform's own fee alone: its rate, and the version of the rates that it was taken from. */
  fee?: { rate: string; version: string }
}

/** A line of a bill that has been collected. */
export type PaidLine = { charge: Charge; line: ChargeLine; at: Date }
