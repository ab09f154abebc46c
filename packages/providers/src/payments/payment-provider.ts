import type { Currency, Money, Rate } from '@tradelane/money'
import type { MidRate } from '../fx/fx-source.ts'
import type { AccountCorrection } from './account-correction.ts'
import type { Corridor, CorridorRules, PayoutFault } from './corridor.ts'
import type { Customer } from './customer.ts'
import type { AccountToCheck, NameCheck } from './name-check.ts'
import type { Payout, PayoutRequest } from './payout.ts'

/**
 * The platform's interface to the provider that holds our customers' money and pays it out. No vendor word may appear here.
 * Every call that acts takes a key of ours and never acts twice on it; every call throws ProviderUnavailable when the outcome
 * is unknown; every clear "no" is a value (`status: 'rejected'` with a reason meant for people). Opening is different: where that
 * is refused somebody of ours must look, and an ordinary error is thrown.
 */
export interface PaymentProvider {
  /** `key` is our company id. Repeating it answers the same customer. */
  openCustomer(company: { key: string; name: string }): Promise<Customer>
  /** Gives the customer a wallet and receiving account details in this currency. Repeating it changes nothing. */
  openCurrency(opening: { customer: Customer; currency: Currency }): Promise<void>
  /** Empty until the currency is open. */
  findAccountDetails(customer: Customer, currency?: Currency): Promise<AccountDetails[]>

  /** Adds balance from the platform's own prefunded pool. Some providers forget the key after 24 hours: so for `convert` and `charge`. */
  fund(funding: { key: string; customer: Customer; amount: Money }): Promise<Funding>
  /** The mid-market rate, without anybody's markup. */
  quote(pair: { from: Currency; to: Currency }): Promise<MidRate>
  /** Moves money between two wallets of the customer, at the rate that we quoted. */
  convert(conversion: ConversionRequest): Promise<Conversion>
  /** Takes what a service costs out of the customer's wallet, into the pool that `fund` takes from. */
  charge(charge: { key: string; customer: Customer; amount: Money }): Promise<Charge>

  /** What has to be said with payouts in this corridor. Undefined where the provider does not say. */
  findRules(asked: Corridor & { customer: Customer }): Promise<CorridorRules | undefined>
  /**
   * What `send` would refuse this payout for, without paying; empty where it would be accepted. Some providers store the beneficiary for it:
   * one that is abandoned stores nothing from then on.
   */
  check(payout: PayoutRequest, abandoned?: AbortSignal): Promise<PayoutFault[]>
  /** Asks the bank of an account whether its holder has this name. Nothing is stored or paid by it. */
  checkName(account: AccountToCheck): Promise<NameCheck>

  /** Answers as soon as the provider has accepted or refused: accepted is not paid. */
  send(payout: PayoutRequest): Promise<Payout>
  /**
   * The truth about a payout; undefined where the provider does not know the key (yet). That is leave to send it again with
   * the same key, but none to give its money back: a request that is still on its way may arrive afterwards.
   */
  find(which: PayoutKey): Promise<Payout | undefined>
  /** Asks for it to be stopped. Too late is no error: the payout comes back as it now stands. Undefined as in `find`. */
  cancel(which: PayoutKey): Promise<Payout | undefined>
  /** Answers what an `action_required` payout asks for. Not asked is no error: the payout comes back as it stands. */
  answerRequest(answer: RequestAnswer): Promise<Payout | undefined>

  /**
   * Money that others have paid into the customer's accounts and that is in its wallets, oldest first; `since` is inclusive and means
   * when it arrived. Payments that the provider still examines, or refused, are not listed.
   */
  listDeposits(filter: { customer: Customer; since?: Date }): Promise<Deposit[]>

  /** Sends money from outside back to where it came from. Repeat the call with the same key to learn more. */
  returnDeposit(request: DepositReturn): Promise<ReturnedDeposit>

  balances(customer: Customer): Promise<Balance[]>
  /** For reconciliation, oldest first; `since` is inclusive and means when the payout was made. */
  listPayouts(filter: { customer: Customer; since?: Date }): Promise<ProviderPayout[]>
  /** For reconciliation, oldest first: everything that changed the customer's wallets. */
  listMovements(filter: { customer: Customer; since?: Date }): Promise<Movement[]>

  /**
   * Reads only what a webhook is about: it is a hint, `find` and `listDeposits` return the true state. Works on the raw text.
   */
  readWebhook(headers: WebhookHeaders, rawBody: string): WebhookEvent | 'forged'
}

/** Where others can pay in, under the specification's names. */
export type AccountDetails = {
  /** The holder, as the bank knows it; empty where the provider does not say. */
  accountName: string
  uniquePaymentId: string
  fullBankName: string
  routingCodeType1: string
  routingCodeValue1: string
  routingCodeType2?: string
  routingCodeValue2?: string
  bankAddress: string
  currency: Currency
}

export type Funding = {
  key: string
  /** Absent where it was refused at once. */
  providerReference?: string
  /** `processing`: accepted, the balance follows. Repeat the call with the same key to learn more. */
  status: 'processing' | 'added' | 'rejected'
  reason?: string
  amount: Money
}

export type ConversionRequest = {
  key: string
  customer: Customer
  source: Money
  /** What our quote promised for it. */
  target: Money
  rate: Rate
}

export type Conversion = {
  key: string
  /** Absent where it was refused at once. */
  providerReference?: string
  status: 'processing' | 'completed' | 'rejected'
  reason?: string
  source: Money
  /** What came out: the provider's word, which may differ from the quote by its own rounding. */
  target: Money
}

export type Charge = {
  key: string
  /** Absent where it was refused at once. */
  providerReference?: string
  /** `processing`: repeat the call with the same key to learn more. */
  status: 'processing' | 'collected' | 'rejected'
  reason?: string
  amount: Money
}

/** Providers file payouts under the customer that pays: our key alone does not find one. */
export type PayoutKey = { key: string; customer: Customer }

export type RequestAnswer = PayoutKey & {
  /** What was asked for, in the customer's words. */
  text: string
  documents?: readonly { name: string; contentType: string; bytes: Uint8Array }[]
}

/** Money that arrived from outside. */
export type Deposit = {
  /** The provider's own reference: unique and stable, the same in every list. */
  providerReference: string
  at: Date
  amount: Money
  /** Who paid, as the sending bank names it; empty where it does not. */
  sender: string
  /** The payer's IBAN or account number, where the provider passes it on. */
  senderAccount?: string
  /** What the payer wrote, or else the bank's reference; empty where there is none. */
  reference: string
}

/** `providerReference` is the deposit's. */
export type DepositReturn = { key: string; customer: Customer; providerReference: string; amount: Money }

export type ReturnedDeposit = {
  key: string
  /** Of the return; absent where it was refused at once. */
  providerReference?: string
  status: 'processing' | 'returned' | 'rejected'
  reason?: string
}

/** `held` is kept back by the provider and not part of `available`. */
export type Balance = { currency: Currency; available: Money; held: Money }

/** A payout with what was taken for it, so that amounts can be compared too. */
export type ProviderPayout = Payout & { source: Money }

export type Movement = {
  /** Unique and stable. */
  id: string
  at: Date
  kind:
    | 'funding'
    | 'deposit'
    | 'payout'
    | 'payout_back'
    | 'conversion'
    | 'charge'
    | 'deposit_return'
    | 'other'
  /** Signed: positive came into the wallet. */
  amount: Money
  /** Our key, where the provider kept it. */
  key?: string
  providerReference?: string
}

export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

export type WebhookEvent = {
  /** Unique per event, the same on every redelivery. */
  eventId: string
  /** The payout it is about; undefined if it is about something else. */
  key?: string
  /** The customer into whose wallet it says that money came: `listDeposits` tells whether it did, and from whom. */
  creditedCustomerId?: string
  /** What a bank says is wrong in the account that the payout went to: nothing can be asked about it, so a person looks at it. */
  correction?: AccountCorrection
}
