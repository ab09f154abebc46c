import { budgetKindNames, type KindFigures } from '@tradelane/contract/transactions/budget'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import type { Currency } from '@tradelane/money'
import { ChartBar } from 'lucide-react'
import { useMay } from '../../../../lib/session/roles.ts'
import { Card } from '../../../../ui/card.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FoldOnPhone } from '../../../../ui/fold-on-phone.tsx'
import type { Column } from '../../../../ui/lists/data-columns.ts'
import { DataTable } from '../../../../ui/lists/data-table.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { BudgetBars } from './budget-bars.tsx'
import { BudgetDialog } from './budget-dialog.tsx'
import { ProfitFigures } from './profit-figures.tsx'

/** What the trade may cost beside what it costs, by kind, and what is earned with it. */
export function BudgetCard({ trade }: { trade: WireTransactionSummary }) {
  const { budget, total, transaction_id: transactionId } = trade
  const mayWrite = useMay('preparer')
  if (!budget) return null
  const { currency } = total
  const button = mayWrite && (
    <DialogButton text={budget.version === 0 ? 'Write a budget' : 'Change budget'}>
      {(close) => <BudgetDialog {...{ transactionId, currency, budget }} onClose={close} />}
    </DialogButton>
  )
  // In both cards the button is at one place, so that it keeps the focus once the first budget is written.
  if (!budget.written)
    return (
      <Card title="Budget" action={button}>
        <EmptyState icon={ChartBar} title="No budget yet">
          Plan what each kind of cost may be and what the goods are sold for: here you see what is left, and
          the profit.
        </EmptyState>
      </Card>
    )
  return (
    <Card title="Budget" isFlush action={button}>
      {budget.written.currency !== currency && (
        <p className="px-5 pb-4 text-ink-2">
          {budget.rate
            ? `Written in ${budget.written.currency}, shown at ${budget.rate.rate} (${budget.rate.source}).`
            : `Written in ${budget.written.currency}. There is no current rate into ${currency}: it cannot be compared.`}
        </p>
      )}
      {budget.kinds.length > 0 && <BudgetBars {...{ kinds: budget.kinds, total: budget.total, currency }} />}
      {budget.profit && (
        <ProfitFigures
          profit={budget.profit}
          planned={budget.total.budget}
          lacksImport={budget.lacks_import_charges}
          hasUnknownRate={trade.cost_lines.some(({ amount_in_total }) => amount_in_total === null)}
          currency={currency}
        />
      )}
      {budget.kinds.length > 0 && (
        // Low rows on paper: all kinds are on one page.
        <div className="print:[&_td]:h-auto print:[&_td]:py-1">
          <FoldOnPhone title="All figures by kind of cost" rows={budget.kinds.length + 1}>
            <DataTable
              label="Budget by kind of cost"
              columns={columnsIn(currency)}
              rows={[...budget.kinds, { kind: null, ...budget.total }]}
              rowKey={({ kind }) => kind ?? 'total'}
              empty={null}
            />
          </FoldOnPhone>
        </div>
      )}
    </Card>
  )
}

type Row = Omit<KindFigures, 'kind'> & { kind: KindFigures['kind'] | null }

const columnsIn = (currency: Currency): Column<Row>[] => {
  const amount = (key: 'quoted' | 'committed' | 'paid', title: string): Column<Row> => ({
    key,
    title,
    isRight: true,
    cell: (row) => <Amount value={row[key]} currency={currency} />,
  })
  return [
    {
      key: 'kind',
      title: 'Kind',
      isMain: true,
      className: 'print:whitespace-nowrap',
      cell: ({ kind }) => (kind ? budgetKindNames[kind] : <strong>Total</strong>),
    },
    {
      key: 'budget',
      title: 'Budget',
      isRight: true,
      cell: ({ budget }) => (budget === null ? '–' : <Amount value={budget} currency={currency} />),
    },
    amount('quoted', 'Quoted'),
    amount('committed', 'Held or owed'),
    amount('paid', 'Paid'),
    {
      key: 'left',
      title: 'Left',
      isRight: true,
      cell: ({ left }) => (left === null ? '–' : <Amount value={left} currency={currency} />),
    },
  ]
}
