import { budgetKindNames, type KindFigures } from '@tradelane/contract/transactions/budget'
import type { Currency } from '@tradelane/money'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { Legend } from '../../../../ui/charts/bar-chart.tsx'
import { classNames } from '../../../../ui/class-names.ts'

type BudgetBarsProps = {
  kinds: readonly KindFigures[]
  total: Omit<KindFigures, 'kind'>
  currency: Currency
}

const parts = [
  { name: 'Paid', key: 'paid', tone: 'main', fill: 'bg-sea' },
  { name: 'Held or owed', key: 'committed', tone: 'third', fill: 'bg-ink-2' },
  { name: 'Quoted', key: 'quoted', tone: 'second', fill: 'bg-control' },
] as const

/** How much of each budget is spent. Hidden from screen readers but for its legend: the page has a table of the same figures. */
export function BudgetBars({ kinds, total, currency }: BudgetBarsProps) {
  return (
    <div className="grid gap-4 px-5 pb-5">
      <Legend
        entries={parts.map(({ name, key, tone }) => ({
          name,
          tone,
          total: formatAmount(total[key], currency),
        }))}
      />
      <div aria-hidden className="grid gap-3 print:gap-1">
        {kinds.map((figures) => (
          <Bar key={figures.kind} figures={figures} currency={currency} />
        ))}
      </div>
      <p className="text-xs text-ink-2">
        Each bar is as long as the larger of budget and cost of its kind. The line is the budget.
      </p>
    </div>
  )
}

function Bar({ figures, currency }: { figures: KindFigures; currency: Currency }) {
  const { kind, budget, total } = figures
  const most = Math.max(budget ?? 0, total)
  const share = (value: number) => (most > 0 ? `${(value / most) * 100}%` : '0%')
  return (
    <div className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)_13rem]">
      <span>{budgetKindNames[kind]}</span>
      <div className="relative h-4 rounded-sm bg-mist-2 print:border print:border-line">
        <div className="flex h-full overflow-hidden rounded-sm">
          {parts.map(({ key, fill }) => (
            <span key={key} className={fill} style={{ width: share(figures[key]) }} />
          ))}
        </div>
        {budget !== null && (
          <span
            className="absolute -inset-y-1 w-0.5 -translate-x-full bg-ink"
            style={{ left: share(budget) }}
          />
        )}
      </div>
      <span className={classNames('num sm:text-right', isOver(figures) ? 'text-wait' : 'text-ink-2')}>
        {leftText(figures, currency)}
      </span>
    </div>
  )
}

const isOver = ({ budget, left }: Pick<KindFigures, 'budget' | 'left'>): boolean =>
  budget !== null && left !== null && left < 0

/** "250.00 USD left", "0.01 USD over budget". */
function leftText({ budget, left }: Pick<KindFigures, 'budget' | 'left'>, currency: Currency): string {
  if (budget === null || left === null) return 'No budget'
  return left < 0 ? `${formatAmount(-left, currency)} over budget` : `${formatAmount(left, currency)} left`
}
