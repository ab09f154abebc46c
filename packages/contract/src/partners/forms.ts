import { isCurrency } from '@tradelane/money'
import { z } from 'zod/mini'
import { isBankCountry } from '../lists/bank-countries.ts'
import { identifier, inCapitals, isIdentifier, plainIdentifier } from '../primitives/identifier.ts'
import { oneLine } from '../primitives/plain-text.ts'
import { currencyCode, id, line, wireAmount } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { bankCorrection } from './bank-correction.ts'
import { nameCheck } from './name-check.ts'

export const accountTypes = ['Corporate', 'Individual'] as const
export const payoutMethods = ['LOCAL', 'SWIFT', 'WALLET', 'CARD', 'PROXY'] as const
export type PayoutMethod = (typeof payoutMethods)[number]

/** One line of text with the specification's minimum length, and its one message for both empty and too short. */
const atLeastThree = (max: number, message = 'Must be at least 3 characters') =>
  line(max, message).check(z.minLength(3, message))

const numberOfThree = (max: number, message: string) =>
  identifier(max, message).check(z.minLength(3, message))

const currency = z.pipe(
  z
    .string('Currency must be at least 2 characters')
    .check(
      inCapitals,
      z.minLength(2, 'Currency must be at least 2 characters'),
      z.refine(isCurrency, 'Enter a currency by its three letters, for example EUR'),
    ),
  currencyCode,
)

const corridorCode = z.optional(
  z.nullable(
    z.string().check(z.overwrite(plainIdentifier), z.maxLength(34, 'At most 34 characters'), isIdentifier),
  ),
)
/** What some corridors ask for beside the bank's code: decision 239. What is not sent stays as it is. */
const corridorCodes = {
  /** The branch beside the bank, or the institution beside the transit number. */
  second_bank_code: corridorCode,
  /** A tax number of the account's holder. */
  owner_id_number: corridorCode,
}

/** One bank account of the form. The banks' rules for the numbers: `bank-details.ts`. */
export const partnerAccount = z.strictObject({
  /** For an existing account; undefined for a new one. */
  beneficiary_account_id: z.optional(id),
  account_ref_name: atLeastThree(100, 'Account reference name must be at least 3 characters'),
  account_holder_name: atLeastThree(200),
  account_no: numberOfThree(140, 'ACCOUNT NO. / IBAN must be at least 3 characters'),
  swift_ifsc: numberOfThree(34, 'SWIFT / IFSC must be at least 3 characters'),
  currency,
  bank: atLeastThree(200),
  bank_address: atLeastThree(300),
  // The specification's own message.
  bank_city: line(100, 'Bank city is required'),
  beneficiaryAccountType: z.enum(accountTypes, 'Account type name is required'),
  beneficiaryCountryCode: z
    .string('Select a country')
    .check(inCapitals, z.regex(/^[A-Z]{2}$/, 'Select a country')),
  payoutMethod: z.enum(payoutMethods, 'Select a payout method'),
  ...corridorCodes,
  /** Accepted and ignored: the payments provider names its payees, not the browser. */
  beneficiaryHashId: z.optional(z.string().check(z.minLength(1, 'beneficiaryHashId is missing'))),
})
export type PartnerAccount = z.output<typeof partnerAccount>

/** An account in answers. */
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
  /** Only where there is one. */
  second_bank_code: z.optional(z.string()),
  owner_id_number: z.optional(z.string()),
  beneficiaryHashId: z.optional(z.string()),
  /** What its bank says of the holder's name; missing while it was not asked about this name and number. */
  name_check: z.optional(nameCheck),
  /** What its bank said is wrong in it, until it is changed. */
  bank_correction: z.optional(bankCorrection),
})
export type ListedAccount = z.output<typeof listedAccount>

export const mostAccounts = 20

const named = (max: number, required: string) =>
  line(max, required).check(z.minLength(3, 'Must be at least 3 characters'))

const companyFields = {
  company_name: named(200, 'company name is required'),
  company_address: named(300, 'company address is required'),
  company_registration_number: identifier(50, 'Registration number is required').check(
    z.minLength(3, 'Must be at least 3 characters'),
  ),
  contact_person_name: named(100, 'contact person name is required'),
  email: line(254, 'Email is required').check(z.email('Enter a valid email')),
  phone_number: line(20, 'Phone Number is required').check(
    z.minLength(8, 'Phone Number must be at least 8 characters'),
    z.regex(/^\+?[\d ()./-]+$/, 'Enter a valid phone number'),
  ),
}
/** Banks want the payee's town and country as fields of their own. What is not sent stays as it is. */
const addressFields = {
  company_town: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(35, 'At most 35 characters'), ...oneLine)),
  ),
  company_post_code: z.optional(
    z.nullable(
      z.string().check(z.overwrite(plainIdentifier), z.maxLength(16, 'At most 16 characters'), isIdentifier),
    ),
  ),
  /** Of the company; the bank's country is the account's. */
  company_country: z.optional(
    z.nullable(
      z.string().check(
        inCapitals,
        z.refine((code) => code === '' || isBankCountry(code), 'Select a country'),
      ),
    ),
  ),
}

const accountList = z
  .array(partnerAccount, 'Add at least one account')
  .check(
    z.minLength(1, 'Add at least one account'),
    z.maxLength(mostAccounts, `At most ${mostAccounts} accounts`),
  )

const noLimit = 'Enter a valid Limit request amount'

/** What the company agreed with a buyer, for the credit that it asks for. What is not sent stays as it is. */
const creditFields = {
  /** US dollars. */
  limit_request: z.optional(
    wireAmount.check(
      z.refine((text) => /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) <= 100_000_000, noLimit),
    ),
  ),
  payment_terms: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters'), ...oneLine)),
  ),
}

/** Fields that the specification's client sends back with the record. The server keeps its own values. */
const ignored = {
  reg_no: z.optional(z.unknown()),
  created_at: z.optional(z.unknown()),
  simple_payment: z.optional(z.unknown()),
}

export const newPartner = z.strictObject({
  ...companyFields,
  ...addressFields,
  ...creditFields,
  account_details: accountList,
  ...ignored,
})
export type NewPartner = z.output<typeof newPartner>

export const changedPartner = z.strictObject({
  beneficiary_id: id,
  ...companyFields,
  ...addressFields,
  ...creditFields,
  /** All accounts: a missing one is removed from the list. Without this field they stay unchanged. */
  account_details: z.optional(accountList),
  /** The version that was edited. If given, a change by another person in the meantime is not overwritten. */
  version: z.optional(recordVersion),
  ...ignored,
})
export type ChangedPartner = z.output<typeof changedPartner>
