import type { QuoteRequestDraft } from '@tradelane/contract/quote-requests/forms'
import type { OneCompanyScope } from '../access/scope.ts'
import type { RequestFact } from './request-fact.ts'

type Place = NonNullable<QuoteRequestDraft['from']>

/** What one service needs of a request for a whole trade, when it is submitted. */
export type AskedWithTrade = {
  scope: OneCompanyScope
  transactionId: string
  from: Place
  to: Place
  shippingDate: string
  /** As far as it was filled in. */
  cargo: NonNullable<QuoteRequestDraft['cargo']>
  /** Kilograms, where the goods are counted by weight. */
  weightOfGoods: number | undefined
  goods: string
  /** In US dollars; undefined where no rate is known. */
  value: string | undefined
  /** The trade asks for insurance too. */
  withInsurance: boolean
  /** What the desk reads of the trade. */
  facts: readonly RequestFact[]
  note: string
  at: Date
}

/** Its request at the desk; or what the customer has to say before there can be one, and the page for that. */
export type AnsweredWithTrade = { case_id: string } | { message: string; link: string }
