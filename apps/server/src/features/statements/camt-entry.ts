import { decimalText, type Money, money } from '@tradelane/money'
import type { StatementLine } from './statement-lines.ts'
import { atMost, element } from './xml.ts'

/** Amounts in camt have no sign: the direction is a separate element. */
export function signedAmount(amount: Money): string[] {
  const size = money(amount.amount < 0n ? -amount.amount : amount.amount, amount.currency)
  return [
    element('Amt', decimalText(size), ` Ccy="${amount.currency}"`),
    element('CdtDbtInd', directionOf(amount)),
  ]
}

export const directionOf = ({ amount }: Money): string => (amount < 0n ? 'DBIT' : 'CRDT')

/** ISO 20022 bank transaction codes, by the ledger's kinds of journals. */
const codes: readonly [kind: RegExp, domain: string, family: string, subFamily: string][] = [
  [/^payment\.(rejected|returned|cancelled)$/, 'PMNT', 'ICDT', 'RRTN'],
  [/^payment\./, 'PMNT', 'ICDT', 'XBCT'],
  [/^conversion\./, 'FORX', 'SPOT', 'OTHR'],
  [/^(balance|incoming)\./, 'PMNT', 'RCDT', 'OTHR'],
]
const otherCode = [/^/, 'PMNT', 'OTHR', 'OTHR'] as const

function transactionCode(kind: string): string {
  const [, domain, family, subFamily] = codes.find(([pattern]) => pattern.test(kind)) ?? otherCode
  return element('BkTxCd', [
    element('Domn', [
      element('Cd', domain),
      element('Fmly', [element('Cd', family), element('SubFmlyCd', subFamily)]),
    ]),
    element('Prtry', [element('Cd', atMost(35, kind)), element('Issr', 'Tradelane')]),
  ])
}

export function camtEntry(line: StatementLine): string {
  return element('Ntry', [
    element('NtryRef', String(line.place)),
    ...signedAmount(line.amount),
    element('Sts', [element('Cd', 'BOOK')]),
    element('BookgDt', [element('DtTm', line.bookedAt.toISOString())]),
    element('ValDt', [element('Dt', line.eventAt.toISOString().slice(0, 10))]),
    element('AcctSvcrRef', String(line.journalId)),
    transactionCode(line.kind),
    element('NtryDtls', [element('TxDtls', details(line))]),
    element('AddtlNtryInf', atMost(500, line.description)),
  ])
}

/** With its hyphens, an id is two characters too long for these fields. */
const plainId = (subject: string): string => atMost(35, (subject.split(':')[1] ?? '').replaceAll('-', ''))

function details({ subject, counterparty, counterpartyAccount, reference, amount }: StatementLine): string[] {
  const party = [element('Pty', [element('Nm', atMost(140, counterparty))])]
  const side = amount.amount < 0n ? 'Cdtr' : 'Dbtr'
  const parties = [element(side, party), element(`${side}Acct`, [accountId(counterpartyAccount)])]
  return [
    element('Refs', [element('EndToEndId', plainId(subject ?? '') || 'NOTPROVIDED')]),
    element('RltdPties', parties),
    element('RmtInf', [element('Ustrd', atMost(140, reference))]),
  ]
}

/** The schema keeps IBANs apart from all other numbers of accounts. */
function accountId(account: string): string {
  const compact = account.replaceAll(' ', '')
  if (/^[A-Z]{2}\d{2}[A-Za-z\d]{1,30}$/.test(compact)) return element('Id', [element('IBAN', compact)])
  return element('Id', [element('Othr', [element('Id', atMost(34, account))])])
}
