import { rateOriginText } from '../../world/rates/index.ts'
import { accountId, financialInstitution } from './camt-account.ts'
import {
  absolute,
  amountDetails,
  camtAmount,
  charges,
  directionOfLine,
  paidInterest,
  transactionAmount,
} from './camt-amounts.ts'
import type { StatementLine } from './statement-line.ts'
import { atMost, element } from './xml.ts'

/** TxDtls: what belongs to an entry, in the order of the schema. */
export function camtDetails(line: StatementLine): string[] {
  const { subject, number, amount, exchange, fee, interest, reference, returnReason } = line
  return [
    element('Refs', [
      element('AcctSvcrRef', number),
      element('EndToEndId', plainId(subject ?? '') || 'NOTPROVIDED'),
    ]),
    // An entry has one transaction, so these two are the entry's own.
    camtAmount('Amt', absolute(amount)),
    element('CdtDbtInd', directionOfLine(line)),
    exchange ? amountDetails(exchange) : transactionAmount(line),
    charges(fee),
    paidInterest(interest),
    element('RltdPties', parties(line)),
    element('RltdAgts', [bankOf(line)]),
    element('RmtInf', [element('Ustrd', atMost(140, reference))]),
    element('RltdDts', [element('TxDtTm', line.eventAt.toISOString())]),
    returnReason === undefined ? '' : returned(returnReason),
    exchange?.rateOrigin
      ? element('AddtlTxInf', `Rate based on: ${rateOriginText(exchange.rateOrigin)}`)
      : '',
  ]
}

/** With its hyphens, an id is two characters too long for these fields. */
const plainId = (subject: string): string => atMost(35, (subject.split(':')[1] ?? '').replaceAll('-', ''))

/** Of a returned payment the roles are those of the payment. */
function parties({ role, counterparty, counterpartyAccount }: StatementLine): string[] {
  const side = role === 'creditor' ? 'Cdtr' : 'Dbtr'
  return [
    element(side, [element('Pty', [element('Nm', atMost(140, counterparty))])]),
    element(`${side}Acct`, [accountId(counterpartyAccount)]),
  ]
}

function bankOf({ bank }: StatementLine): string {
  if (!bank) return ''
  const isBic = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bank.code)
  const code = isBic
    ? element('BICFI', bank.code)
    : element('ClrSysMmbId', [element('MmbId', atMost(35, bank.code))])
  return element('CdtrAgt', [financialInstitution(bank.name, bank.code, code)])
}

/** NARR of the external code set: the reason is given as text. */
function returned(reason: string): string {
  const lines = reason.match(/[\s\S]{1,105}/gu) ?? []
  return element('RtrInf', [
    element('Rsn', [element('Cd', 'NARR')]),
    ...lines.map((text) => element('AddtlInf', text)),
  ])
}
