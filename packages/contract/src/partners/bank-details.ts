import { countrySpecs, ValidationErrorsIBAN, validateIBAN } from 'ibantools'
import { countryName, isBankCountry } from '../lists/bank-countries.ts'
import { capitals, identifierFault, plainIdentifier } from '../primitives/identifier.ts'
import { isClabe, isCnpj, isCpf, isRoutingNumber } from './check-digits.ts'
import type { PartnerAccount } from './forms.ts'

// Separate from the form's schema, so that only screens that edit accounts load the tables behind it.

type BankDetails = Pick<
  PartnerAccount,
  'account_no' | 'swift_ifsc' | 'payoutMethod' | 'beneficiaryCountryCode'
> &
  Partial<Pick<PartnerAccount, 'second_bank_code' | 'owner_id_number'>>
type Faults = Partial<
  Record<'account_no' | 'swift_ifsc' | 'beneficiaryCountryCode' | 'owner_id_number', string>
>

/** The two numbers in the form that banks compare: capitals without spaces; aliases of WALLET and PROXY stay unchanged. */
export function canonicalBankDetails<A extends BankDetails>(account: A): A {
  const account_no = isAlias(account)
    ? plainIdentifier(account.account_no)
    : compact(account.account_no).replace(/^IBAN(?:NO|NR)?[.:]?(?=[A-Z]{2}\d{2})/, '')
  const { second_bank_code, owner_id_number } = account
  return {
    ...account,
    account_no,
    swift_ifsc: compact(account.swift_ifsc).replaceAll('-', ''),
    ...(second_bank_code && { second_bank_code: compact(second_bank_code).replaceAll('-', '') }),
    // A tax number is written with dots, a slash and a hyphen, and sent without.
    ...(owner_id_number && { owner_id_number: compact(owner_id_number).replace(/[./-]/g, '') }),
  }
}

/** The reasons for which a bank would refuse these canonical details, with what to correct; empty if there are none. */
export function bankDetailFaults(account: BankDetails): Faults {
  if (!isBankCountry(account.beneficiaryCountryCode)) return { beneficiaryCountryCode: 'Select a country' }
  const account_no = accountNumberFault(account)
  const swift_ifsc = bankCodeFault(account)
  const owner_id_number = taxNumberFault(account)
  return {
    ...(account_no && { account_no }),
    ...(swift_ifsc && { swift_ifsc }),
    ...(owner_id_number && { owner_id_number }),
  }
}

/** The errors of a whole list by the field's path in it, such as `1.account_no`. */
export function accountListFaults(
  accounts: readonly (BankDetails & Pick<PartnerAccount, 'currency'>)[],
): Record<string, string> {
  const faults: Record<string, string> = {}
  const seen = new Set<string>()
  for (const [index, account] of accounts.entries()) {
    const canonical = canonicalBankDetails(account)
    const sameAccount = JSON.stringify([canonical.account_no, canonical.currency, canonical.payoutMethod])
    if (seen.has(sameAccount)) faults[`${index}.account_no`] = 'This account is already listed above'
    seen.add(sameAccount)
    for (const [field, fault] of Object.entries(bankDetailFaults(canonical))) {
      faults[`${index}.${field}`] = fault
    }
  }
  return faults
}

/**
 * What a person should compare once more although it can be right, one sentence for each account. Some banks of Monaco have a French BIC, of
 * San Marino an Italian one, of Liechtenstein a Swiss one, and some providers hold accounts with IBANs of many countries under one BIC.
 */
export function bicQuestions(accounts: readonly BankDetails[]): string[] {
  return accounts.map(canonicalBankDetails).flatMap((account) => {
    const { account_no, swift_ifsc: code } = account
    const [bank, place] = [code.slice(4, 6), account_no.slice(0, 2)]
    const isPair = startsLikeIban(account_no) && startsLikeBic(code) && !isIfsc(code)
    const local = localCodeQuestion(account)
    if (local) return local
    return isPair && !shareBanks(bank, place)
      ? `The BIC ${code} is from ${countryName(bank)}, but the IBAN ${account_no} is from ${countryName(place)}. Some banks have both: compare them with the invoice`
      : []
  })
}

/** What banks use for local payments in place of the BIC; within an IBAN of the United Kingdom it is there. */
const localCodes: Readonly<Partial<Record<string, string>>> = {
  US: 'routing number of nine digits',
  GB: 'sort code of six digits',
  AU: 'BSB code of six digits',
  HK: 'bank code of three digits',
}

/** The BIC was taken before, so it is no refusal: the payments provider may still find the bank by it. */
function localCodeQuestion({ account_no, swift_ifsc, payoutMethod, beneficiaryCountryCode }: BankDetails) {
  const code = localCodes[beneficiaryCountryCode]
  if (!code || payoutMethod !== 'LOCAL' || !startsLikeBic(swift_ifsc) || startsLikeIban(account_no))
    return undefined
  return `Local payments in ${countryName(beneficiaryCountryCode)} go by the ${code}, and ${swift_ifsc} is a BIC. Ask the payee for it, or select SWIFT`
}

/** A phone number, an email address or a wallet's name, used instead of a bank account. */
const isAlias = ({ payoutMethod }: Pick<BankDetails, 'payoutMethod'>) =>
  payoutMethod === 'WALLET' || payoutMethod === 'PROXY'

function compact(text: string): string {
  const plain = capitals(plainIdentifier(text)).replaceAll(' ', '')
  return /^(?:IBAN.*)?[A-Z]{2}\d{2}/.test(plain) ? plain.replaceAll('-', '') : plain
}
const startsLikeIban = (text: string) => /^[A-Z]{2}\d{2}/.test(text)

function accountNumberFault(account: BankDetails): string | undefined {
  const { account_no: number, beneficiaryCountryCode: country } = account
  const odd = identifierFault(number)
  if (odd !== undefined) return odd
  if (isAlias(account) && !/^[A-Za-z0-9 ]+$/.test(number)) return undefined
  if (startsLikeIban(number)) return ibanFault(number, country)
  if (isAlias(account)) return undefined
  if (country === 'MX' && /^\d{18}$/.test(number) && !isClabe(number)) return checkDigitFault('CLABE')
  if (!/^[A-Z0-9][A-Z0-9./-]*$/.test(number)) return 'An account number has only letters and digits'
  return number.length > 34 ? 'An account number has at most 34 characters' : undefined
}

/**
 * The Central Bank of West African States gives bank codes of two letters or, the older ones, of a letter and a digit; the package knows one
 * of the two in these countries (github.com/Simplify/ibantools/issues/630, 17 Jan 2025; iban.com/structure, read on 27 Nov 2026).
 */
for (const country of ['CI', 'NE', 'SN', 'TG']) {
  countrySpecs[country] = { ...countrySpecs[country], bban_regexp: '^[A-Z][A-Z0-9][0-9]{22}$' }
}

/** The checks in the order in which a person would look: the country, the length, the format, the check digits. */
function ibanFault(iban: string, bankCountry: string): string | undefined {
  const country = iban.slice(0, 2)
  const { errorCodes } = validateIBAN(iban)
  const has = (reason: ValidationErrorsIBAN) => errorCodes.includes(reason)
  if (has(ValidationErrorsIBAN.NoIBANCountry)) {
    return `This looks like an IBAN, but no country has IBANs that begin with ${country}`
  }
  const { chars } = countrySpecs[country] ?? {}
  if (chars !== undefined && chars !== iban.length) {
    return `An IBAN of ${countryName(country)} has ${chars} characters, this one has ${iban.length}`
  }
  if (has(ValidationErrorsIBAN.WrongBBANFormat)) {
    return `This IBAN does not have the format of ${countryName(country)}. Compare it with the invoice`
  }
  if (errorCodes.length > 0) {
    return 'The check digits of this IBAN do not match: a character is wrong or two are swapped'
  }
  return shareBanks(country, bankCountry)
    ? undefined
    : `This IBAN is from ${countryName(country)}, but the bank’s country is ${countryName(bankCountry)}`
}

function bankCodeFault(account: BankDetails): string | undefined {
  const { swift_ifsc: code, payoutMethod, beneficiaryCountryCode: country } = account
  const odd = identifierFault(code)
  if (odd !== undefined) return odd
  if (!/^[A-Z0-9]+$/.test(code)) return 'A bank code has only letters and digits'
  if (isIfsc(code)) {
    return country === 'IN' ? undefined : 'This is an IFSC, which is only for banks in India'
  }
  if (/^\d+$/.test(code)) return digitsFault(account)
  const mustBeBankCode = payoutMethod === 'LOCAL' || payoutMethod === 'SWIFT' || startsLikeBic(code)
  return mustBeBankCode ? bicFault(code, account) : undefined
}

/** The tax numbers of Brazil: of a person 11 digits, of a company 14 digits and letters. Another length is the corridor's to refuse. */
function taxNumberFault({
  owner_id_number: number,
  beneficiaryCountryCode,
}: BankDetails): string | undefined {
  if (!number || beneficiaryCountryCode !== 'BR') return undefined
  if (number.length === 11 && !isCpf(number)) return checkDigitFault('CPF')
  return number.length === 14 && !isCnpj(number) ? checkDigitFault('CNPJ') : undefined
}

const checkDigitFault = (what: string): string =>
  `The check digits of this ${what} do not match: a digit is wrong or two are swapped. Compare it with the invoice`

const isIfsc = (code: string) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code)
const startsLikeBic = (code: string) => /^[A-Z]{6}[A-Z0-9]{2}/.test(code)

/** A sort code, routing number or similar: valid for a local payment, never for SWIFT. */
function digitsFault({
  swift_ifsc: code,
  payoutMethod,
  beneficiaryCountryCode,
}: BankDetails): string | undefined {
  if (payoutMethod === 'SWIFT') return 'A SWIFT payment needs the BIC of the bank: 8 or 11 characters'
  const isAmerican = shareBanks(beneficiaryCountryCode, 'US')
  if (isAmerican && code.length === 9 && !isRoutingNumber(code)) return checkDigitFault('routing number')
  const needsIfsc = beneficiaryCountryCode === 'IN' && payoutMethod === 'LOCAL'
  return needsIfsc
    ? 'An IFSC has four letters, a zero and six characters, for example SBIN0000058'
    : undefined
}

function bicFault(code: string, { account_no, beneficiaryCountryCode: bankCountry }: BankDetails) {
  const orIfsc = bankCountry === 'IN' ? '; an IFSC has four letters, a zero and six characters' : ''
  if (code.length !== 8 && code.length !== 11) {
    return `A BIC has 8 or 11 characters, this one has ${code.length}${orIfsc}`
  }
  if (!startsLikeBic(code)) return `A BIC begins with six letters, as DEUTDEFF does${orIfsc}`
  const country = code.slice(4, 6)
  if (!isBankCountry(country)) {
    return `The fifth and sixth letter of a BIC are its country, and ${country} is not a country`
  }
  // Beside an IBAN, which names the account's country itself, `bicQuestions` asks.
  return shareBanks(country, bankCountry) || startsLikeIban(account_no)
    ? undefined
    : `This BIC is from ${countryName(country)}, but the bank’s country is ${countryName(bankCountry)}`
}

/** Countries whose banks use the codes of another: IBANs and BICs of either are valid for both. */
const bankingFamilies = [
  ['GB', 'GG', 'IM', 'JE'],
  ['FR', 'BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  ['FI', 'AX'],
  ['US', 'PR', 'GU', 'VI', 'AS', 'MP'],
]
const shareBanks = (one: string, other: string) =>
  one === other || bankingFamilies.some((family) => family.includes(one) && family.includes(other))
