import { readFile } from 'node:fs/promises'

/**
 * The two messages of ISO 20022's cash management, report (052) and statement (053), share all their types in this
 * version; a statement has its own names for four elements and two types, and must have a balance.
 */
const differences: [RegExp | string, string][] = [
  [/camt\.052\.001\.08/g, 'camt.053.001.08'],
  [/BankToCustomerAccountReportV08/g, 'BankToCustomerStatementV08'],
  ['name="BkToCstmrAcctRpt"', 'name="BkToCstmrStmt"'],
  [/AccountReport25/g, 'AccountStatement9'],
  ['name="Rpt"', 'name="Stmt"'],
  ['name="RptPgntn"', 'name="StmtPgntn"'],
  ['name="AddtlRptInf"', 'name="AddtlStmtInf"'],
  ['minOccurs="0" name="Bal" type="CashBalance8"', 'minOccurs="1" name="Bal" type="CashBalance8"'],
]

/** The schema of camt.053.001.08, made from the one of camt.052.001.08. Throws where the two no longer differ so. */
export async function camt053Schema(): Promise<string> {
  const report = await readFile(new URL('schemas/camt.052.001.08.xsd', import.meta.url), 'utf8')
  return differences.reduce((schema, [of, is]) => {
    const changed = schema.replace(of, is)
    if (changed === schema) throw new Error(`the schema has no ${of}`)
    return changed
  }, report)
}
