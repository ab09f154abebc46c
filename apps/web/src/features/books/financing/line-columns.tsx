import type { Column } from '../../../ui/lists/data-columns.ts'
import { Amount } from '../../../ui/records/amount.tsx'
import type { PortfolioLine } from './financing-queries.ts'

const buyer: Column<PortfolioLine> = {
  key: 'buyer',
  title: 'Buyer',
  className: 'min-w-40 wrap-anywhere',
  cell: ({ company_name }) => company_name,
}

/** The signed limit; before, what was requested. */
const limit: Column<PortfolioLine> = {
  key: 'limit',
  title: 'Limit',
  isRight: true,
  cell: ({ limit: signed, limit_requested, currency }) => {
    if (signed !== null) return <Amount value={signed} currency={currency} />
    if (limit_requested === null) return <span className="text-ink-2">No limit</span>
    return (
      <span className="text-ink-2">
        Requested <Amount value={limit_requested} currency={currency} />
      </span>
    )
  },
}

const amount = (key: 'outstanding' | 'overdue' | 'cost', title: string): Column<PortfolioLine> => ({
  key,
  title,
  isRight: true,
  cell: (line) => (
    <Amount
      value={line[key]}
      currency={line.currency}
      className={key === 'overdue' && line.overdue > 0 ? 'font-medium text-lost' : ''}
    />
  ),
})

const free: Column<PortfolioLine> = {
  key: 'free',
  title: 'Free',
  isRight: true,
  cell: (line) =>
    line.free === null ? (
      <span className="text-ink-2">No limit yet</span>
    ) : (
      <Amount value={line.free} currency={line.currency} />
    ),
}

const days: Column<PortfolioLine> = {
  key: 'days',
  title: 'Days to pay',
  isRight: true,
  cell: ({ average_days_to_pay }) => average_days_to_pay ?? <span className="text-ink-2">Not known yet</span>,
}

/** Which buyer, with how much credit, and how much of it is used. */
export const creditColumns = [
  buyer,
  limit,
  amount('outstanding', 'Outstanding'),
  free,
  amount('overdue', 'Overdue'),
]
export const portfolioColumns = [...creditColumns, amount('cost', 'Cost so far'), days]

/** A buyer has a line for each currency. */
export const lineKey = ({ beneficiary_id, currency }: PortfolioLine): string =>
  `${beneficiary_id} ${currency}`
