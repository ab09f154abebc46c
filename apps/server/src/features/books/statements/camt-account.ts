import { atMost, element } from './xml.ts'

/** The schema keeps IBANs apart from all other numbers of accounts. */
export function accountId(account: string): string {
  const compact = account.replaceAll(' ', '')
  if (/^[A-Z]{2}\d{2}[A-Za-z\d]{1,30}$/.test(compact)) return element('Id', [element('IBAN', compact)])
  return element('Id', [element('Othr', [element('Id', atMost(34, account))])])
}

/** Readers fail where they find neither a BIC, under the name that older versions of the message had for it, nor an id: each has an id. */
export const financialInstitution = (name: string, id: string, code = ''): string =>
  element('FinInstnId', [
    code,
    element('Nm', atMost(140, name)),
    element('Othr', [element('Id', atMost(35, id))]),
  ])
