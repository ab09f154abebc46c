import type { Currency } from '@tradelane/money'
import type { Beneficiary, PayoutMethod } from './payout.ts'

/** Where money goes, and how. What has to be said with a payout depends on it. */
export type Corridor = {
  currency: Currency
  /** ISO 3166 alpha-2 of the beneficiary's bank. */
  country: string
  payoutMethod: PayoutMethod
  accountType: Beneficiary['accountType']
}

/** The fields of a beneficiary that a corridor can have rules for. */
export type CorridorField = Exclude<keyof Beneficiary, 'accountType' | 'country'>

export type FieldRule = {
  field: CorridorField
  required: boolean
  /** What banks there call it, where it is a code: "IFSC", "CNAPS". */
  code?: string
  /** A regular expression, with its own anchors. */
  pattern?: string
  minLength?: number
  maxLength?: number
  oneOf?: string[]
}

/** What the provider asks for in a corridor. No purpose codes: it takes all. */
export type CorridorRules = { purposeCodes: string[]; fields: FieldRule[] }

/** Why a payout would be refused. `not_allowed` has no field where it is about the whole payout. */
export type PayoutFault = {
  kind: 'missing' | 'format' | 'not_allowed'
  field?: CorridorField | 'purposeCode' | 'sourceOfFunds' | 'exemptionCode' | 'reference' | 'amount'
  /** In the provider's words, for people. */
  reason: string
}
