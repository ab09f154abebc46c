import { isCurrency } from '@tradelane/money'
import { z } from 'zod/mini'
import { currencyCode, id, line } from '../primitives/values.ts'

export const accountTypes = ['Corporate', 'Individual'] as const
export const payoutMethods = ['LOCAL', 'SWIFT', 'WALLET', 'CARD', 'PROXY'] as const
export type PayoutMethod = (typeof payoutMethods)[number]

/** One line of text with the specification's least length, and its one message for empty and too short alike. */
const atLeastThree = (max: number, message = 'Must be at least 3 characters') =>
  line(max, message).check(z.minLength(3, message))

const currency = z.pipe(
  z
    .string('Currency must be at least 2 characters')
    .check(
      z.trim(),
      z.toUpperCase(),
      z.minLength(2, 'Currency must be at least 2 characters'),
      z.refine(isCurrency, 'Enter a currency by its three letters, for example EUR'),
    ),
  currencyCode,
)

/** A bank account of a partner, as its block in the form. What the numbers mean to banks: `bank-details.ts`. */
export const partnerAccount = z.strictObject({
  /** Of an account that is listed already; without it, the block is a new one. */
  beneficiary_account_id: z.optional(id),
  account_ref_name: atLeastThree(100, 'Account reference name must be at least 3 characters'),
  account_holder_name: atLeastThree(200),
  account_no: atLeastThree(140, 'ACCOUNT NO. / IBAN must be at least 3 characters'),
  swift_ifsc: atLeastThree(34, 'SWIFT / IFSC must be at least 3 characters'),
  currency,
  bank: atLeastThree(200),
  bank_address: atLeastThree(300),
  // The specification's own message.
  bank_city: line(100, 'Select a country'),
  beneficiaryAccountType: z.enum(accountTypes, 'Account type name is required'),
  beneficiaryCountryCode: z
    .string('Select a country')
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'Select a country')),
  payoutMethod: z.enum(payoutMethods, 'Select a payout method'),
  /** Accepted and ignored: the payments provider names its payees, not the browser. */
  beneficiaryHashId: z.optional(z.string().check(z.minLength(1, 'beneficiaryHashId is missing'))),
})
export type PartnerAccount = z.output<typeof partnerAccount>

/** An account as it is answered. */
export const listedAccount = z.object({
  beneficiary_account_id: id,
  beneficiary_id: id,
  account_ref_name: z.string(),
  account_holder_name: z.string(),
  account_no: z.string(),
  swift_ifsc: z.string(),
  currency: currencyCode,
  bank: z.string(),
  bank_address: z.string(),
  bank_city: z.string(),
  beneficiaryAccountType: z.enum(accountTypes),
  beneficiaryCountryCode: z.string(),
  payoutMethod: z.enum(payoutMethods),
  beneficiaryHashId: z.optional(z.string()),
})
export type ListedAccount = z.output<typeof listedAccount>
