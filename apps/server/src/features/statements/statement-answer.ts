import { decimalText } from '@tradelane/money'
import { momentsOf } from './period.ts'
import { numberOf, type Statement } from './queries.ts'
import { printedCode } from './statement-code.ts'

/** A statement as the contract says it. */
export function statementAnswer(statement: Statement) {
  const { statementId, currency, from, to, closesAt, entryCount, code } = statement
  return {
    statement_id: statementId,
    currency,
    number: numberOf(statement),
    from,
    to,
    closes_at: closesAt,
    is_interim: isInterim(statement),
    opening: decimalText(statement.opening),
    money_in: decimalText(statement.moneyIn),
    money_out: decimalText(statement.moneyOut),
    closing: decimalText(statement.closing),
    held: decimalText(statement.held),
    entries: entryCount,
    code: printedCode(code),
  }
}

/** A day of it was still running when it was made. */
export const isInterim = (statement: Statement): boolean =>
  statement.closesAt < momentsOf(statement, statement.closesAt).endsAt
