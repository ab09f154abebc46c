import type { StatementFormat } from '@tradelane/contract/statements/calls'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { renderPdfInThread } from '../../../pdf/render-pdf-in-thread.ts'
import { statementCamt } from './statement-camt.ts'
import { getStatementCompany } from './statement-company.ts'
import { statementCsv } from './statement-csv.ts'
import { statementPdfContent } from './statement-pdf-content.ts'
import { getStatement, isInterim, type Statement } from './stored-statements.ts'

type StatementChoice = { statementId: string; format: StatementFormat }

/** A statement as a file: the same bytes every time. CSV and camt.053 are streamed. */
export async function statementFile(
  deps: Deps,
  scope: OneCompanyScope,
  { statementId, format }: StatementChoice,
) {
  const statement = await getStatement(deps.db, scope, statementId)
  const company = await getStatementCompany(deps.db, scope)
  if (format === 'csv')
    return file(statement, 'csv', 'text/csv; charset=utf-8', statementCsv(deps, statement))
  if (format === 'camt')
    return file(statement, 'xml', 'application/xml; charset=utf-8', statementCamt(deps, statement, company))
  const paper = await statementPdfContent(deps, statement, company)
  return file(statement, 'pdf', 'application/pdf', await renderPdfInThread(paper))
}

function file<B>(statement: Statement, ending: string, content_type: string, bytes: B) {
  const { currency, from, to } = statement
  const status = isInterim(statement) ? '-interim' : ''
  return { bytes, content_type, file_name: `statement-${currency}-${from}-to-${to}${status}.${ending}` }
}
