import { isSameName, similarNameText } from '@tradelane/contract/partners/name-check'
import type { Company } from '../../../access/company.ts'
import { toSettings } from '../../../access/team-settings.ts'
import { hashOf } from '../../../approvals/binding.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import type { Payee } from './payee.ts'

/** What the bank says against the payee's name; nothing where it says nothing. */
export function doubtOf({ nameCheck }: Pick<Payee, 'nameCheck'>) {
  const { result, bank_name, reason } = nameCheck ?? {}
  // "The bank does not know this account" is another doubt than another name.
  const said = { result, bank_name, ...(reason && { reason }) }
  return result === 'no_match' || result === 'close_match' ? { nameDoubt: said } : {}
}

/** For the mail and the dialog of the code. */
export function nameLines({ nameCheck }: Pick<Payee, 'nameCheck'>): string[] {
  if (nameCheck?.result === 'no_match')
    return [`Careful: ${nameCheck.reason ?? 'the bank has another name for this account.'}`]
  if (nameCheck?.result === 'close_match') return [`${similarNameText(nameCheck.bank_name)} for this account`]
  return []
}

export const isOtherName = ({ nameCheck }: Pick<Payee, 'nameCheck'>): boolean =>
  nameCheck?.result === 'no_match'

/** Refuses a payee whose bank nobody has asked for its name as it is now: the account was changed a moment ago, or is older than the question. */
export function requireKnownName({ nameCheck }: Pick<Payee, 'nameCheck'>): void {
  if (!nameCheck) throw new Refusal('PAYEE_NAME_UNCHECKED')
}

/** Why a second person must release it. */
export const whyTwo = 'the bank has another name for this account.'

/** For exactly this payee, and this answer of its bank: another one is confirmed again. */
const confirmationOf = (payee: Payee): string => hashOf({ payee: payee.version, ...doubtOf(payee) })

/** What is stored where a person has typed the payee's name. Refuses at its field another name. */
export function confirmedAs(payee: Payee, typed: string): string | null {
  if (!isOtherName(payee)) return null
  const { account_holder_name: name } = payee.account
  if (!isSameName(typed, name))
    refuseFields({ confirmed_payee_name: `Type the name of the account holder: ${name}` })
  return confirmationOf(payee)
}

type Confirmed = { payee_confirmation: string | null }

/** Refuses a payee whose bank has another name, until a person has confirmed it. */
export function requireConfirmedName(payee: Payee, { payee_confirmation }: Confirmed): void {
  if (isOtherName(payee) && payee_confirmation !== confirmationOf(payee))
    throw new Refusal('PAYEE_NAME_UNCONFIRMED')
}

export const isNameConfirmed = (payee: Payee, { payee_confirmation }: Confirmed): boolean =>
  isOtherName(payee) && payee_confirmation === confirmationOf(payee)

/** Two people look at a payee whose bank has another name, also for a small amount; where one person does everything, that person alone. */
export const needsSecondPerson = (company: Company, payee: Payee): boolean =>
  isOtherName(payee) && toSettings(company).isOn
