import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { csvFigure, csvLine, csvStart } from '../../../../lists/csv.ts'
import { listPortfolio } from './portfolio.ts'
import type { LineFilter } from './portfolio-lines.ts'

const head = [
  'Buyer',
  'Currency',
  'Limit',
  'Free',
  'Outstanding',
  'Overdue',
  'Reserved',
  'Open fundings',
  'Fundings',
  'Advanced',
  'Interest paid',
  'Fees paid',
  'Cost so far',
  'Paid by the buyer',
  'Paid from the wallet',
  'Average days to pay',
]

/** What the list shows with the same search, all of it. */
export async function portfolioFile(deps: Deps, scope: OneCompanyScope, filter: LineFilter) {
  const { today, lines } = await listPortfolio(deps, scope, filter)
  return {
    bytes: Buffer.from(csvStart + csvLine(head) + lines.map(lineOf).join('')),
    content_type: 'text/csv; charset=utf-8',
    file_name: `portfolio-${today}.csv`,
  }
}

type Line = Awaited<ReturnType<typeof listPortfolio>>['lines'][number]

const lineOf = (line: Line): string =>
  csvLine([
    line.company_name,
    line.currency,
    figure(line.limit),
    figure(line.free),
    figure(line.outstanding),
    figure(line.overdue),
    figure(line.reserved),
    figure(line.open_fundings),
    figure(line.fundings),
    figure(line.advanced),
    figure(line.interest_paid),
    figure(line.fee_paid),
    figure(line.cost),
    figure(line.buyer_paid),
    figure(line.customer_paid),
    figure(line.average_days_to_pay),
  ])

/** Empty where there is none. */
const figure = (value: string | number | null) => (value === null ? '' : csvFigure(String(value)))
