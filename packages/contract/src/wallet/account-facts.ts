import type { AccountDetails } from './calls.ts'

/** A line of the account details: `value` as it is printed, `copied` as the form of a bank takes it. */
export type AccountFact = { label: string; value: string; copied: string }

/** Account details in the words and the groups of digits of their country, in the order in which banks ask for them. */
export function accountFacts(account: AccountDetails): AccountFact[] {
  const { currency, accountName, uniquePaymentId, fullBankName, bankAddress } = account
  const { routingCodeType1, routingCodeValue1, routingCodeType2, routingCodeValue2 } = account
  const facts: AccountFact[] = [
    plain('Account holder', accountName),
    numberFact(account),
    routingFact(currency, routingCodeType1, routingCodeValue1),
    routingFact(currency, routingCodeType2 ?? '', routingCodeValue2 ?? ''),
    plain('Bank', fullBankName),
    plain('Bank address', bankAddress),
  ]
  return facts.filter(({ copied }) => copied !== '' && uniquePaymentId !== '')
}

const plain = (label: string, value: string): AccountFact => ({ label, value, copied: value })

const isIban = (number: string): boolean => /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number)

function numberFact({ currency, uniquePaymentId: number }: AccountDetails): AccountFact {
  if (isIban(number)) return { label: 'IBAN', value: grouped(number, [4]), copied: number }
  if (currency === 'MXN' && number.length === 18) return plain('CLABE', number)
  // Bank, branch, account and suffix, as New Zealand prints them.
  if (currency === 'NZD' && number.length >= 15)
    return { label: 'Account number', value: grouped(number, [2, 4, 7, 3], '-'), copied: number }
  return plain('Account number', number)
}

const routingLabels: Readonly<Record<string, string>> = {
  ABA: 'Routing number (ABA)',
  'ABA (ACH)': 'Routing number (ABA)',
  'ACH CODE': 'Routing number (ABA)',
  SWIFT: 'BIC (SWIFT)',
  'SORT CODE': 'Sort code',
  'BSB CODE': 'BSB',
  IFSC: 'IFSC',
  CNAPS: 'CNAPS code',
  'TRANSIT NUMBER': 'Transit number',
  'BANK CODE': 'Bank code',
  'BRANCH CODE': 'Branch code',
  'LOCATION ID': 'Location ID',
}
/** The same code has its own name in some countries. */
const ownLabels: Readonly<Record<string, string>> = {
  'CAD BANK CODE': 'Institution number',
  'RUB BANK CODE': 'Bank code (BIK)',
}

function routingFact(currency: string, type: string, value: string): AccountFact {
  const label = ownLabels[`${currency} ${type}`] ?? routingLabels[type] ?? type
  if (type === 'SORT CODE') return { label, value: grouped(value, [2], '-'), copied: value }
  if (type === 'BSB CODE') return { label, value: grouped(value, [3], '-'), copied: value }
  return plain(label, value)
}

/** In groups of these sizes; the last size repeats. */
function grouped(text: string, sizes: readonly number[], separator = ' '): string {
  const groups: string[] = []
  for (let rest = text, at = 0; rest !== ''; at++) {
    const size = sizes[Math.min(at, sizes.length - 1)] ?? rest.length
    groups.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return groups.join(separator)
}
