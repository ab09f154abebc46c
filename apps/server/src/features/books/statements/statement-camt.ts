import { decimalText, type Money, minus, plus } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import { printedCode } from '../../../pdf/verification-code.ts'
import { accountId } from './camt-account.ts'
import { directionOf } from './camt-amounts.ts'
import { camtEntry, signedAmount } from './camt-entry.ts'
import { listLinesBeside } from './lines-beside.ts'
import { momentsOf } from './period.ts'
import type { Company } from './statement-company.ts'
import { readLines } from './statement-lines.ts'
import { numberOf, type Statement } from './stored-statements.ts'
import { atMost, element } from './xml.ts'

const namespace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'

/** ISO 20022 camt.053.001.08, one line per entry; what did not move the balance is an entry of nothing with its charges, its interest, or what was paid out. Its ids and times belong to the statement: the same every time. */
export async function* statementCamt(
  deps: Pick<Deps, 'db'>,
  statement: Statement,
  company: Company,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n'
  yield `<Document xmlns="${namespace}"><BkToCstmrStmt>\n${groupHeader(statement, company)}\n<Stmt>\n`
  const entries = await countEntries(deps, statement)
  yield [...statementHead(statement, company), ...balances(statement), summary(statement, entries)].join('\n')
  for await (const lines of readLines(deps, statement)) yield `\n${lines.map(camtEntry).join('\n')}`
  yield `\n${element('AddtlStmtInf', additional(statement))}\n</Stmt>\n</BkToCstmrStmt></Document>\n`
}

function groupHeader({ statementId, closesAt }: Statement, { name }: Company): string {
  return element('GrpHdr', [
    element('MsgId', statementId.replaceAll('-', '')),
    element('CreDtTm', closesAt.toISOString()),
    element('MsgRcpt', [element('Nm', atMost(140, name))]),
  ])
}

function statementHead(statement: Statement, { name, registrationNumber }: Company): string[] {
  const { companyId, currency, sequence, closesAt, accountNumber } = statement
  const { opensAt } = momentsOf(statement, closesAt)
  const organisation = [element('Othr', [element('Id', registrationNumber)])]
  return [
    element('Id', numberOf(statement)),
    element('ElctrncSeqNb', String(sequence)),
    element('CreDtTm', closesAt.toISOString()),
    element('FrToDt', [element('FrDtTm', opensAt.toISOString()), element('ToDtTm', closesAt.toISOString())]),
    element('Acct', [
      accountId(accountNumber ?? companyId.replaceAll('-', '')),
      element('Ccy', currency),
      element('Nm', `${currency} account`),
      element('Ownr', [element('Nm', atMost(140, name)), element('Id', [element('OrgId', organisation)])]),
      element('Svcr', [element('FinInstnId', [element('Nm', 'Tradelane')])]),
    ]),
  ]
}

function balances({ from, to, opening, closing, held }: Statement): string[] {
  const balance = (code: string, amount: Money, day: string) =>
    element('Bal', [
      element('Tp', [element('CdOrPrtry', [element('Cd', code)])]),
      ...signedAmount(amount),
      element('Dt', [element('Dt', day)]),
    ])
  return [
    balance('OPBD', opening, from),
    balance('CLBD', closing, to),
    balance('CLAV', minus(closing, held), to),
  ]
}

/** With the entries of nothing. */
const countEntries = async ({ db }: Pick<Deps, 'db'>, statement: Statement): Promise<number> =>
  statement.entryCount + (await listLinesBeside(db, statement)).length

function summary({ moneyIn, moneyOut }: Statement, entries: number): string {
  const net = minus(moneyIn, moneyOut)
  const size = net.amount < 0n ? minus(moneyOut, moneyIn) : net
  return element('TxsSummry', [
    element('TtlNtries', [
      element('NbOfNtries', String(entries)),
      element('Sum', decimalText(plus(moneyIn, moneyOut))),
      element('TtlNetNtry', [element('Amt', decimalText(size)), element('CdtDbtInd', directionOf(net))]),
    ]),
    element('TtlCdtNtries', [element('Sum', decimalText(moneyIn))]),
    element('TtlDbtNtries', [element('Sum', decimalText(moneyOut))]),
  ])
}

const additional = ({ code, digest }: Statement): string =>
  `Days are in UTC. Verification code ${printedCode(code)}. SHA-256 of the content: ${digest}.`
