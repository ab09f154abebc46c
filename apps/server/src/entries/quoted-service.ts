import type { DeskService } from '@tradelane/contract/quote-desk/forms'
import type { Tx } from '@tradelane/db'
import type { Currency, Money } from '@tradelane/money'
import type { CustomerActor } from '../access/session-memory.ts'

/** A request as the desk keeps it: `request` is the service's own. */
type QuotedRequest = { companyId: string; transactionId: string; subjectId: string; request: unknown }

/** An offer as it was accepted. */
export type AcceptedOffer = {
  offerId: string
  quoteName: string
  /** Who does it: the vendor as it was called, or Tradelane. */
  vendor: string
  buy: Money
  sell: Money
  etaDays: number
  validUntil: string
}

/** `isForOffice`: vendors, who are asked for their prices, do not read it. The customer wrote it. */
export type RequestFact = { label: string; value: string; isForOffice?: boolean }

/** What a service says to the quote desk, which knows no service: what a request shows, and what an accepted offer does. */
export type QuotedService<Deps> = {
  service: DeskService
  /** The request, one line each. */
  factsOf(request: unknown): RequestFact[]
  presetsOf(request: unknown): {
    marginPercent: number
    validityDays: number
    etaDays: number | null
    /** The last day that an offer may hold. */
    validAtMost: string | null
  }
  /** In which its orders are billed. */
  currency: Currency
  /** What the acceptance makes: the subject of its events, and the page for the customer. */
  order: { kind: string; page(subjectId: string): string }
  /** Makes the order in the transaction of the acceptance. Refuses what cannot be ordered now. */
  accept(
    deps: Deps,
    tx: Tx,
    accepted: { actor: CustomerActor; request: QuotedRequest; offer: AcceptedOffer; at: Date },
  ): Promise<void>
}
