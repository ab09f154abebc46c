import { decimalText } from '@tradelane/money'
import { printedCode } from '../../../pdf/verification-code.ts'
import { isInterim, numberOf, type Statement } from './stored-statements.ts'

/** A statement in the contract's shape. */
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
