import type { Currency, Money } from '@tradelane/money'

/**
 * The platform's interface to the finance partners that lend against invoices. Their money comes into the platform's pool at the payments
 * provider, and leaves it for them. Every call that acts takes a key of ours and never acts twice on it; it throws ProviderUnavailable when the
 * outcome is unknown; a clear "no" is a value, with a reason meant for people. Asked again with the same key, a partner answers where it stands.
 */
export interface FinancePartners {
  /** The partner sends an advance into the pool. */
  sendAdvance(transfer: PartnerTransfer): Promise<TransferAnswer>
  /** Interest and principal go from the pool to the partner. */
  repay(transfer: PartnerTransfer): Promise<TransferAnswer>
  /** The account that a buyer pays one invoice to; opened on the first call. Repeating it answers the same account. */
  collectionAccount(account: CollectionRequest): Promise<CollectionAccount>
  /** What buyers have paid to these accounts, oldest first; `since` is inclusive and means when it arrived. */
  listCollections(filter: { since?: Date }): Promise<Collection[]>
  /** Sends a buyer's payment back to where it came from. */
  returnCollection(request: { key: string; providerReference: string }): Promise<TransferAnswer>
}

export type PartnerTransfer = {
  key: string
  financePartnerId: number
  amount: Money
  /** What the statement of the other side says. */
  reference: string
}

/** `accepted` is not done: the partner confirms it later, or refuses it. */
export type TransferAnswer = {
  key: string
  providerReference?: string
  status: 'accepted' | 'done' | 'rejected'
  reason?: string
}

export type CollectionRequest = {
  key: string
  financePartnerId: number
  currency: Currency
  reference: string
}

/** Where the buyer pays, as the notice to it says: an account of the invoice's currency. */
export type CollectionAccount = {
  holder: string
  bank: string
  bankAddress: string
  /** In the form of the account's country: an IBAN, or a national number. */
  account: string
  /** What a payer's bank finds the bank by, in the words of `AccountDetails`; one or two. */
  routing: readonly { type: string; value: string }[]
  reference: string
}

export type Collection = {
  /** Unique and stable, the same in every list. */
  providerReference: string
  at: Date
  /** Of the collection account, as it was opened with. */
  key: string
  amount: Money
  sender: string
  senderAccount?: string
  reference: string
}
