import type { Money } from '@tradelane/money'
import type { Customer } from './customer.ts'

export type PayoutRequest = {
  /** Our payment id (a UUID: providers take at most 36 letters, digits and hyphens). The same key never pays twice. */
  key: string
  customer: Customer
  /** All that leaves the wallet. The fee is inside it: `source` less `fee` is converted and sent. */
  source: Money
  /** Our charge, in the currency of `source`: collected by the provider for the platform. */
  fee: Money
  /** What the beneficiary is to receive, as promised by our quote. */
  target: Money
  beneficiary: Beneficiary
  /** Printed on the beneficiary's statement. */
  reference: string
  purposeCode: string
  sourceOfFunds: string
  exemptionCode?: string
  payoutMethod: PayoutMethod
}

export type PayoutMethod = 'LOCAL' | 'SWIFT' | 'WALLET' | 'CARD' | 'PROXY'

/** Who is paid, and where: flat, as partner accounts are stored. */
export type Beneficiary = {
  /** The company or person that owns the account, as its bank knows it. */
  name: string
  accountType: 'Corporate' | 'Individual'
  /** IBAN or local account number. */
  accountNumber: string
  /** BIC, IFSC, sort code, …: which of them it is follows from its form and the country. */
  routingCode: string
  /** A second one where banks have two: the branch beside the bank, the institution beside the transit number. */
  secondRoutingCode?: string
  /** Of the owner: a tax number, where the corridor asks for it. */
  identification?: string
  bankName: string
  bankAddress?: string
  bankCity?: string
  /** ISO 3166 alpha-2 of the beneficiary's bank. */
  country: string
  /** Where the beneficiary itself is, if it is known. */
  addressCountry?: string
  address?: string
  city?: string
  postcode?: string
  email?: string
}

/**
 * A payout's life, in our words only:
 *
 *     processing ⇄ action_required        sent → paid → returned
 *     processing → sent → returned        processing | action_required → rejected | cancelled
 *
 * It never goes backwards, in any order of the provider's updates.
 */
export type PayoutStatus =
  | 'processing'
  | 'action_required'
  | 'sent'
  | 'paid'
  | 'rejected'
  | 'returned'
  | 'cancelled'

/** Whether the money is back, or never left. */
export const hasComeBack: Readonly<Record<PayoutStatus, boolean>> = {
  processing: false,
  action_required: false,
  sent: false,
  paid: false,
  rejected: true,
  cancelled: true,
  returned: true,
}

export type Payout = {
  key: string
  /** Absent where it was refused at once and the provider kept no record. */
  providerReference?: string
  status: PayoutStatus
  /** In plain words: why it was refused or returned, or what is being asked for. */
  reason?: string
  /** Each status reached, oldest first. */
  history: readonly { status: PayoutStatus; at: Date }[]
  updatedAt: Date
  /** What the beneficiary receives, once the provider has said it. */
  target?: Money
  /**
   * What was put back into the wallet, in the wallet's currency: all of `source`. Zero where nothing had been taken;
   * absent while the provider has not put it back yet.
   */
  returnedAmount?: Money
}
