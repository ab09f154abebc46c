import type { DeskService } from '@tradelane/contract/quote-desk/forms'
import type { Db, Tx } from '@tradelane/db'
import type { Currency, Money } from '@tradelane/money'
import type { Scope } from '../access/scope.ts'
import type { CustomerActor } from '../access/session-memory.ts'
import type { AnsweredWithTrade, AskedWithTrade } from './asked-with-trade.ts'
import type { RequestFact } from './request-fact.ts'

/** A request as the desk keeps it: `request` is the service's own. */
export type QuotedRequest = { companyId: string; transactionId: string; subjectId: string; request: unknown }

/** An offer as it was published or accepted. */
export type AcceptedOffer = {
  offerId: string
  quoteName: string
  /** Who does it: the vendor as it was called, or Tradelane. */
  vendor: string
  vendorId: string | null
  buy: Money
  sell: Money
  etaDays: number
  validUntil: string
  /** When it was stored: its margin was preset by the rate of then. */
  storedAt: Date
  /** What it was made for, of a service that says so; null also of an offer of before. */
  madeFor: readonly string[] | null
  inclusions: readonly string[]
  exclusions: readonly string[]
}

/** Who does it at the desk, to which request, and when. */
type AtDesk = { actor: Scope; request: QuotedRequest; at: Date }
/**
 * What is said with an offer when it is published: an end within the last day, a note, and why the office makes it, which the customer does not
 * read.
 */
export type OfferExtra = { until?: Date; note?: string | undefined; reason?: string | undefined }

/**
 * Of a service whose record exists before its offers: what follows at the record, in the transaction of the desk, which has locked the request.
 * Each refuses with ILLEGAL_STATE where the record does not allow it, and `offered` at `reason` an offer that needs one.
 */
export type QuotedRecord<Deps> = {
  /** By field what the service cannot do: `vendor_id`, `valid_until`. */
  faultsOf(
    db: Db | Tx,
    offer: {
      request: QuotedRequest
      vendorId: string | null
      etaDays: number
      validUntil: string
      now: Date
    },
  ): Promise<Record<string, string>>
  /** This open offer is the one that counts, in place of an earlier one. */
  offered(deps: Deps, tx: Tx, offered: AtDesk & { offer: AcceptedOffer; extra: OfferExtra }): Promise<void>
  /** No offer is open any more, and the desk answers again. */
  reopened(deps: Deps, tx: Tx, reopened: AtDesk & { due: Date; reason?: string | undefined }): Promise<void>
  /**
   * Only of a service that makes no offers, since its price is accepted before: the desk approves what was asked, or denies it. Refuses with
   * ILLEGAL_STATE what is approved on the page of the record alone, saying so.
   */
  approved?(deps: Deps, tx: Tx, approved: AtDesk): Promise<void>
  denied(deps: Deps, tx: Tx, denied: AtDesk & { reason: string }): Promise<void>
  cancelled(deps: Deps, tx: Tx, cancelled: AtDesk & { actor: CustomerActor }): Promise<void>
}

/** Who accepts, and the Idempotency-Key of the request. */
type ByRequest = { actor: CustomerActor; requestKey: string | undefined }

/** What is accepted, and when. */
type Chosen = { actor: CustomerActor; request: QuotedRequest; offer: AcceptedOffer; at: Date }

/** Of which company the request is, and when: our fee may be by a rate of its own. */
type PresetMoment = { db: Db | Tx; companyId: string; at: Date }

/** What the form of an offer begins with, and its bounds. */
type OfferPresets = {
  marginPercent: number
  validityDays: number
  etaDays: number | null
  /** The last day that an offer may hold. */
  validAtMost: string | null
  /** The margin where it does not follow from what the vendor asks. */
  marginAmount?: Money
  /** What the customer pays by the tariff: the amount that the form begins with. */
  sellAmount?: Money
  /** What the office has to say when it publishes an offer: the label of the reason. */
  approvalReason?: string
}

/** What a service says to the quote desk, which knows no service: what a request shows, and what an accepted offer does. */
export type QuotedService<Deps> = {
  service: DeskService
  /** The request, one line each. */
  factsOf(request: unknown): RequestFact[]
  /** The request again, where what it says of its record may change until an offer is accepted. */
  asItIsNow?(db: Db, request: QuotedRequest): Promise<unknown>
  /** What an offer made now is for, in one order, where its record may change until it is accepted: the service refuses an offer for other goods. */
  madeFor?(db: Db | Tx, request: QuotedRequest): Promise<string[]>
  /** What a vendor reads instead of the title, where that names more than it may know. */
  titleForVendors?(request: unknown): string
  /**
   * Sends what a whole trade needs of it to the desk, in the transaction that begins the trade; left out, the customer orders it on its own page.
   */
  askWithTrade?(deps: Deps, tx: Tx, asked: AskedWithTrade): Promise<AnsweredWithTrade>
  presetsOf(request: unknown, of: PresetMoment): OfferPresets | Promise<OfferPresets>
  /** The rows of the form; left out, as many as a call takes. */
  mostOffers?: number
  record?: QuotedRecord<Deps>
  /**
   * Only of a service whose accepted order is paid afterwards, and which says so to the desk (`paidOfRecord`): the price is being collected,
   * so that nobody knows yet whether the vendor has won.
   */
  isBeingPaid?(tx: Tx, request: QuotedRequest): Promise<boolean>
  /** In which its orders are billed. */
  currency: Currency
  /** What the acceptance makes: the subject of its events, and the page for the customer. */
  order: { kind: string; page(subjectId: string): string }
  /** Refuses of an open offer what `accept` would refuse, as far as nobody changes it meanwhile: no code is mailed for it. */
  requireAcceptable?(db: Db, chosen: Chosen): Promise<void>
  /** Makes the order in the transaction of the acceptance. Refuses what cannot be ordered now. */
  accept(deps: Deps, tx: Tx, accepted: ByRequest & Chosen): Promise<void>
  /**
   * What is done at once when the acceptance has committed, and by a job where this process dies: what the customer reads of it, if anything.
   * Safe to repeat.
   */
  afterwards?(deps: Deps, accepted: ByRequest & { subjectId: string }): Promise<string | undefined>
}

/** What an approval asks of the services before its code is mailed. */
export type AcceptableOffers = Pick<QuotedService<never>, 'service' | 'requireAcceptable'>
