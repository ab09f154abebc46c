import type { Money } from '@tradelane/money'
import { absolute, camtAmount, directionOf } from './camt-amounts.ts'
import { camtDetails } from './camt-details.ts'
import type { StatementLine } from './statement-lines.ts'
import { atMost, element } from './xml.ts'

/** Amounts in camt have no sign: the direction is a separate element. */
export function signedAmount(amount: Money): string[] {
  return [camtAmount('Amt', absolute(amount)), element('CdtDbtInd', directionOf(amount))]
}

/** ISO 20022 bank transaction codes, by the ledger's kinds of journals. */
const codes: readonly [kind: RegExp, domain: string, family: string, subFamily: string][] = [
  [/^payment\.(rejected|returned|cancelled)$/, 'PMNT', 'ICDT', 'RRTN'],
  [/^payment\./, 'PMNT', 'ICDT', 'XBCT'],
  [/^conversion\./, 'FORX', 'SPOT', 'OTHR'],
  [/^incoming\.returned$/, 'PMNT', 'RCDT', 'RRTN'],
  [/^factoring\.advance$/, 'LDAS', 'FTLN', 'DDWN'],
  [/^factoring\.repaid$/, 'LDAS', 'FTLN', 'PPAY'],
  [/^factoring\.(remainder|collected)$/, 'PMNT', 'RCDT', 'OTHR'],
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
    element('NtryRef', line.place === null ? '' : String(line.place)),
    ...signedAmount(line.amount),
    element('Sts', [element('Cd', 'BOOK')]),
    element('BookgDt', [element('DtTm', line.bookedAt.toISOString())]),
    element('ValDt', [element('Dt', line.eventAt.toISOString().slice(0, 10))]),
    element('AcctSvcrRef', line.entryReference),
    transactionCode(line.kind),
    element('NtryDtls', [element('TxDtls', camtDetails(line))]),
    element('AddtlNtryInf', atMost(500, line.description)),
  ])
}
