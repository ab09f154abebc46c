import type { Money } from '@tradelane/money'
import { absolute, camtAmount, directionOf, directionOfLine } from './camt-amounts.ts'
import { camtDetails } from './camt-details.ts'
import { transactionCodeOf } from './entry-kinds.ts'
import type { StatementLine } from './statement-line.ts'
import { atMost, element } from './xml.ts'

/** Amounts in camt have no sign: the direction is a separate element. */
export function signedAmount(amount: Money): string[] {
  return [camtAmount('Amt', absolute(amount)), element('CdtDbtInd', directionOf(amount))]
}

function transactionCode(kind: string): string {
  const [domain, family, subFamily] = transactionCodeOf(kind)
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
    camtAmount('Amt', absolute(line.amount)),
    element('CdtDbtInd', directionOfLine(line)),
    element('Sts', [element('Cd', 'BOOK')]),
    // A day, as of a bank: readers look for it. The hour is in the details.
    element('BookgDt', [element('Dt', line.bookedAt.toISOString().slice(0, 10))]),
    element('ValDt', [element('Dt', line.eventAt.toISOString().slice(0, 10))]),
    element('AcctSvcrRef', line.entryReference),
    transactionCode(line.kind),
    element('NtryDtls', [element('TxDtls', camtDetails(line))]),
    element('AddtlNtryInf', atMost(500, line.description)),
  ])
}
