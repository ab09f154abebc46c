import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { GuessedFields } from '@tradelane/contract/trade-documents/calls'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import type { TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import { type Currency, findMoney } from '@tradelane/money'
import { saysNothing } from './empty-fields.ts'

/** What is compared of a paper, and what only some papers say. */
export type Comparable = PrefilledFields & {
  /** Of the trade and of what is read: lines have their own descriptions. */
  goods: string | null
  /** Of the trade and of papers without lines: the codes, and how many pieces there are in all. */
  hs_codes: string | null
  pieces: string | null
  /** Of an insurance certificate: its total is none. */
  insured: string | null
  effective_from: string | null
}

/** One place where something is said: a document, or the trade where it has no id. */
export type Side = {
  document_id: string | null
  title: string
  type: TradeDocumentType | null
  is_guess: boolean
  fields: Comparable
}

const ownFacts = { goods: null, hs_codes: null, pieces: null, insured: null, effective_from: null }

export const comparableOf = (fields: Partial<Comparable>, currency: Currency): Comparable => ({
  ...{ ...saysNothing, currency, ...ownFacts },
  ...fields,
})

/** Numbers of a file are its own. Older guesses have fewer fields, and may have a total that is none of the currency. */
export function guessedOf(
  { hs_codes, number: _, ...guessed }: GuessedFields,
  type: TradeDocumentType,
  ofTrade: Currency,
): Comparable {
  const currency = (guessed.currency ?? ofTrade) as Currency
  const total = guessed.total !== null && findMoney(guessed.total, currency) ? guessed.total : null
  const insured = guessed.insured ?? null
  const isCertificate = type === 'insurance_certificate'
  const { on_board = null, incoterm, freight_terms = null, ...texts } = guessed
  return {
    ...comparableOf({}, currency),
    ...(Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Partial<Comparable>),
    hs_codes: hs_codes.join(', ') || null,
    ...{ currency, incoterm: incoterm as Incoterm | null, freight_terms, shipping_date: on_board },
    // Without words of its own, the sum of a certificate is what is insured.
    ...(isCertificate ? { total: null, insured: insured ?? total } : { total, insured: null }),
  }
}
