import { countrySpecs, ValidationErrorsIBAN, validateIBAN } from 'ibantools'
import { countryName, isBankCountry } from '../lists/bank-countries.ts'
import type { PartnerAccount } from './forms.ts'

// Apart from the form's schema, so that only the screens that edit accounts load the tables behind it.

type BankDetails = Pick<
  PartnerAccount,
  'account_no' | 'swift_ifsc' | 'payoutMethod' | 'beneficiaryCountryCode'
>
type Faults = Partial<Record<'account_no' | 'swift_ifsc' | 'beneficiaryCountryCode', string>>

/** The two numbers as banks compare them: no spaces, capitals; the aliases of WALLET and PROXY stay as they are. */
export function canonicalBankDetails<A extends BankDetails>(account: A): A {
  const account_no = isAlias(account) ? account.account_no : compact(account.account_no)
  return { ...account, account_no, swift_ifsc: compact(account.swift_ifsc).replaceAll('-', '') }
}

/** What a bank would refuse about these canonical details, in words that say what to correct; empty when nothing. */
export function bankDetailFaults(account: BankDetails): Faults {
  if (!isBankCountry(account.beneficiaryCountryCode)) return { beneficiaryCountryCode: 'Select a country' }
  const account_no = accountNumberFault(account)
  const swift_ifsc = bankCodeFault(account)
  return { ...(account_no && { account_no }), ...(swift_ifsc && { swift_ifsc }) }
}

/** The faults of a whole list by the path of the field in it, such as `1.account_no`. */
export function accountListFaults(
  accounts: readonly (BankDetails & Pick<PartnerAccount, 'currency'>)[],
): Record<string, string> {
  const faults: Record<string, string> = {}
  const seen = new Set<string>()
  for (const [index, account] of accounts.entries()) {
    const canonical = canonicalBankDetails(account)
    const sameAccount = JSON.stringify([canonical.account_no, canonical.currency, canonical.payoutMethod])
    if (seen.has(sameAccount)) faults[`${index}.account_no`] = 'This account is listed above already'
    seen.add(sameAccount)
    for (const [field, fault] of Object.entries(bankDetailFaults(canonical))) {
      faults[`${index}.${field}`] = fault
    }
  }
  return faults
}

/** A phone number, an email address, a wallet's name: paid to instead of a bank account. */
const isAlias = ({ payoutMethod }: Pick<BankDetails, 'payoutMethod'>) =>
  payoutMethod === 'WALLET' || payoutMethod === 'PROXY'

function compact(text: string): string {
  const plain = text.replace(/\s/g, '').toUpperCase()
  return startsLikeIban(plain) ? plain.replaceAll('-', '') : plain
}
const startsLikeIban = (text: string) => /^[A-Z]{2}\d{2}/.test(text)

function accountNumberFault(account: BankDetails): string | undefined {
  const { account_no: number, beneficiaryCountryCode: country } = account
  if (isAlias(account) && !/^[A-Za-z0-9 ]+$/.test(number)) return undefined
  if (startsLikeIban(number)) return ibanFault(number, country)
  if (isAlias(account)) return undefined
  if (!/^[A-Z0-9][A-Z0-9./-]*$/.test(number)) return 'An account number has letters and digits only'
  return number.length > 34 ? 'An account number has at most 34 characters' : undefined
}

/** The reasons in the order in which a person would look: the country, the length, the form, the check digits. */
function ibanFault(iban: string, bankCountry: string): string | undefined {
  const country = iban.slice(0, 2)
  const { errorCodes } = validateIBAN(iban)
  const has = (reason: ValidationErrorsIBAN) => errorCodes.includes(reason)
  if (has(ValidationErrorsIBAN.NoIBANCountry)) {
    return `This starts like an IBAN, but no country has IBANs that begin with ${country}`
  }
  const { chars } = countrySpecs[country] ?? {}
  if (chars !== undefined && chars !== iban.length) {
    return `An IBAN of ${countryName(country)} has ${chars} characters, this one has ${iban.length}`
  }
  if (has(ValidationErrorsIBAN.WrongBBANFormat)) {
    return `This is not how an IBAN of ${countryName(country)} is built: compare it with the invoice`
  }
  if (errorCodes.length > 0) {
    return 'The check digits of this IBAN do not fit: a character is wrong or two are swapped'
  }
  return shareBanks(country, bankCountry)
    ? undefined
    : `This IBAN is from ${countryName(country)}, but the bank’s country is ${countryName(bankCountry)}`
}

function bankCodeFault(account: BankDetails): string | undefined {
  const { swift_ifsc: code, payoutMethod, beneficiaryCountryCode: country } = account
  if (!/^[A-Z0-9]+$/.test(code)) return 'A bank code has letters and digits only'
  if (isIfsc(code)) {
    return country === 'IN' ? undefined : 'This is an IFSC, which only banks in India have'
  }
  if (/^\d+$/.test(code)) return digitsFault(account)
  const mustBeBankCode = payoutMethod === 'LOCAL' || payoutMethod === 'SWIFT' || startsLikeBic(code)
  return mustBeBankCode ? bicFault(code, country) : undefined
}

const isIfsc = (code: string) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code)
const startsLikeBic = (code: string) => /^[A-Z]{6}[A-Z0-9]{2}/.test(code)

/** A sort code, routing number or the like: enough for a local payment, never for one by SWIFT. */
function digitsFault({ payoutMethod, beneficiaryCountryCode }: BankDetails): string | undefined {
  if (payoutMethod === 'SWIFT') return 'A SWIFT payment needs the BIC of the bank: 8 or 11 characters'
  const needsIfsc = beneficiaryCountryCode === 'IN' && payoutMethod === 'LOCAL'
  return needsIfsc
    ? 'An IFSC has four letters, a zero and six characters, for example SBIN0000058'
    : undefined
}

function bicFault(code: string, bankCountry: string): string | undefined {
  const orIfsc = bankCountry === 'IN' ? '; an IFSC has four letters, a zero and six characters' : ''
  if (code.length !== 8 && code.length !== 11) {
    return `A BIC has 8 or 11 characters, this one has ${code.length}${orIfsc}`
  }
  if (!startsLikeBic(code)) return `A BIC begins with six letters, as DEUTDEFF does${orIfsc}`
  const country = code.slice(4, 6)
  if (!isBankCountry(country)) {
    return `The fifth and sixth letter of a BIC are its country, and ${country} is none`
  }
  return shareBanks(country, bankCountry)
    ? undefined
    : `This BIC is from ${countryName(country)}, but the bank’s country is ${countryName(bankCountry)}`
}

/** Countries whose banks have the codes of another: IBANs and BICs of either serve both. */
const bankingFamilies = [
  ['GB', 'GG', 'IM', 'JE'],
  ['FR', 'BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  ['FI', 'AX'],
  ['US', 'PR', 'GU', 'VI', 'AS', 'MP'],
]
const shareBanks = (one: string, other: string) =>
  one === other || bankingFamilies.some((family) => family.includes(one) && family.includes(other))
