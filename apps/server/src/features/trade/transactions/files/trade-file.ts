import type { CompanyScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { renderPdfInThread } from '../../../../pdf/render-pdf-in-thread.ts'
import { readCashFlow } from '../cash-flow/read-cash-flow.ts'
import { summariseTransaction } from '../summarise-transaction.ts'
import { paperOf } from './trade-paper.ts'
import { workbookOf } from './trade-workbook.ts'

type Choice = { transaction_id: string; format: 'xlsx' | 'pdf' }

/** What a trade's page says of its money, as a file. Refuses with NOT_FOUND. */
export async function tradeFile(deps: Deps, scope: CompanyScope, { transaction_id, format }: Choice) {
  const trade = await summariseTransaction(deps, scope, transaction_id)
  const figures = { trade, cash: await readCashFlow(deps, scope, transaction_id) }
  const file_name = `${trade.transaction_number}.${format}`
  if (format === 'xlsx')
    return {
      bytes: await workbookOf(figures),
      content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      file_name,
    }
  const bytes = await renderPdfInThread(paperOf(figures, deps.clock.now()))
  return { bytes, content_type: 'application/pdf', file_name }
}
