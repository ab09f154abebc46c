import { readBooked } from '@tradelane/ledger'
import { decimalText, type Money, minus, plus } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import { printedCode } from '../../../pdf/verification-code.ts'
import { accountId, financialInstitution } from './camt-account.ts'
import { directionOf, directionOfLine } from './camt-amounts.ts'
import { camtEntry, signedAmount } from './camt-entry.ts'
import { listLinesBeside } from './lines-beside.ts'
import { momentsOf } from './period.ts'
import type { Company } from './statement-company.ts'
import { readLines } from './statement-lines.ts'
import { readOrder, type StatementOrder } from './statement-order.ts'
import { isInterim, numberOf, type Statement } from './stored-statements.ts'
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
  const order = await readOrder(deps.db, statement)
  const head = statementHead(statement, company, order)
  const parts = [...head, ...balances(statement), summary(statement, entries)]
  yield parts.filter((part) => part !== '').join('\n')
  for await (const lines of readLines(deps, statement)) yield `\n${lines.map(camtEntry).join('\n')}`
  yield `\n${element('AddtlStmtInf', additional(statement, order))}\n</Stmt>\n</BkToCstmrStmt></Document>\n`
}

function groupHeader({ statementId, closesAt }: Statement, { name }: Company): string {
  return element('GrpHdr', [
    element('MsgId', statementId.replaceAll('-', '')),
    element('CreDtTm', closesAt.toISOString()),
    element('MsgRcpt', [element('Nm', atMost(140, name))]),
  ])
}

function statementHead(
  statement: Statement,
  { name, registrationNumber }: Company,
  { legalNumber }: StatementOrder,
): string[] {
  const { companyId, currency, sequence, closesAt, accountNumber } = statement
  const { opensAt } = momentsOf(statement, closesAt)
  const organisation = [element('Othr', [element('Id', registrationNumber)])]
  return [
    element('Id', numberOf(statement)),
    element('ElctrncSeqNb', String(sequence)),
    // Without gaps: the number of the final statements alone.
    element('LglSeqNb', legalNumber === undefined ? '' : String(legalNumber)),
    element('CreDtTm', closesAt.toISOString()),
    element('FrToDt', [element('FrDtTm', opensAt.toISOString()), element('ToDtTm', closesAt.toISOString())]),
    element('Acct', [
      accountId(accountNumber ?? companyId.replaceAll('-', '')),
      element('Ccy', currency),
      element('Nm', `${currency} account`),
      element('Ownr', [element('Nm', atMost(140, name)), element('Id', [element('OrgId', organisation)])]),
      element('Svcr', [financialInstitution('Tradelane', 'TRADELANE')]),
    ]),
  ]
}

/**
 * ITBD and ITAV of the external code set are balances "calculated in the course of the account servicer's business day, at the time specified, and
 * subject to further changes"; CLBD is the one at the end of the reporting period, which an interim statement has not.
 */
function balances(statement: Statement): string[] {
  const { from, to, opening, closing, held, closesAt } = statement
  const balance = (code: string, amount: Money, at: string) =>
    element('Bal', [
      element('Tp', [element('CdOrPrtry', [element('Cd', code)])]),
      ...signedAmount(amount),
      element('Dt', [at]),
    ])
  const [booked, available, at] = isInterim(statement)
    ? ['ITBD', 'ITAV', element('DtTm', closesAt.toISOString())]
    : ['CLBD', 'CLAV', element('Dt', to)]
  return [
    balance('OPBD', opening, element('Dt', from)),
    balance(booked, closing, at),
    balance(available, minus(closing, held), at),
  ]
}

type Counts = { credits: number; debits: number }

/** With the entries of nothing. */
async function countEntries({ db }: Pick<Deps, 'db'>, statement: Statement): Promise<Counts> {
  const { companyId, currency, closesAt } = statement
  const { opensAt } = momentsOf(statement, closesAt)
  const booked = await readBooked(db, { owner: companyId, currency, from: opensAt, to: closesAt })
  const besides = (await listLinesBeside(db, statement)).map(directionOfLine)
  const counts = {
    credits: besides.filter((direction) => direction === 'CRDT').length,
    debits: besides.filter((direction) => direction === 'DBIT').length,
  }
  for await (const { amount } of booked.entries()) counts[amount < 0n ? 'debits' : 'credits'] += 1
  return counts
}

function summary({ moneyIn, moneyOut }: Statement, { credits, debits }: Counts): string {
  const net = minus(moneyIn, moneyOut)
  const size = net.amount < 0n ? minus(moneyOut, moneyIn) : net
  return element('TxsSummry', [
    element('TtlNtries', [
      element('NbOfNtries', String(credits + debits)),
      element('Sum', decimalText(plus(moneyIn, moneyOut))),
      element('TtlNetNtry', [element('Amt', decimalText(size)), element('CdtDbtInd', directionOf(net))]),
    ]),
    element('TtlCdtNtries', [element('NbOfNtries', String(credits)), element('Sum', decimalText(moneyIn))]),
    element('TtlDbtNtries', [element('NbOfNtries', String(debits)), element('Sum', decimalText(moneyOut))]),
  ])
}

function additional(statement: Statement, { facts }: StatementOrder): string {
  const { code, digest } = statement
  return [
    ...(isInterim(statement) ? ['Interim, not final: the last day was not over.'] : []),
    ...facts.map((fact) => `${fact.join(' ')}.`),
    `Days are in UTC. Verification code ${printedCode(code)}. SHA-256 of the content: ${digest}.`,
  ].join(' ')
}
