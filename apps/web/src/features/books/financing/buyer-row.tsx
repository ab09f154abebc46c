import { formatAmount } from '../../../lib/format/format-amount.ts'
import { RowLink } from '../../../ui/lists/row-link.tsx'
import { ProgressBar } from '../../../ui/wizard/progress-bar.tsx'
import type { PortfolioLine } from './financing-queries.ts'
import { insightsLink } from './insights-link.ts'

/** A buyer in the dashboard's panel: how much of its limit is used, and what is overdue. */
export function BuyerRow({ line }: { line: PortfolioLine }) {
  const { limit, overdue, currency } = line
  return (
    <li className="relative px-5 py-3.5 hover:bg-mist">
      <RowLink to={insightsLink(line.beneficiary_id)}>{line.company_name}</RowLink>
      <span className="num block text-xs text-ink-2">{creditText(line)}</span>
      {overdue > 0 && (
        <span className="num block text-xs text-lost">Overdue {formatAmount(overdue, currency)}</span>
      )}
      {limit !== null && (
        <ProgressBar
          label={`Credit used for ${line.company_name}`}
          share={Math.min(1, (line.used_percent ?? 0) / 100)}
        />
      )}
    </li>
  )
}

/** How much of the limit is used; before there is one, what was requested. */
function creditText({ limit, limit_requested, outstanding, currency }: PortfolioLine): string {
  const amount = (value: number) => formatAmount(value, currency)
  if (limit !== null) return `Used ${amount(outstanding)} of ${amount(limit)}`
  if (limit_requested !== null) return `Limit requested ${amount(limit_requested)}`
  return `Outstanding ${amount(outstanding)}`
}
