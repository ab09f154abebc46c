import { counted } from '@tradelane/contract/primitives/counted'
import type { WireBudgetFigures } from '@tradelane/contract/transactions/budget'
import type { Currency } from '@tradelane/money'
import { formatRest } from '../../../../lib/format/format-amount.ts'
import { Amount } from '../../../../ui/records/amount.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'

type ProfitFiguresProps = {
  /** What of the import is in no cost. */
  lacksImport: WireBudgetFigures['lacks_import_charges']
  /** A cost is in a currency that has no current rate. */
  hasUnknownRate: boolean
  profit: NonNullable<WireBudgetFigures['profit']>
  /** Of all kinds together; null where none has one. */
  planned: number | null
  currency: Currency
}

/** The sales value less everything that the trade costs. */
export function ProfitFigures({
  profit,
  planned,
  currency,
  lacksImport,
  hasUnknownRate,
}: ProfitFiguresProps) {
  const { sales_value, amount, units, per_unit } = profit
  const facts = [
    { term: 'Sales value', value: <Amount value={sales_value} currency={currency} /> },
    ...(planned === null
      ? []
      : [{ term: 'Profit by the budget', value: formatRest(sales_value, planned, currency) }]),
    {
      term: amount < 0 ? 'Loss after the costs so far' : 'Profit after the costs so far',
      value: <Amount value={amount} currency={currency} />,
    },
    ...(units !== null && per_unit !== null
      ? [
          {
            term: `For each of ${counted(units, 'unit')}`,
            value: <Amount value={per_unit} currency={currency} />,
          },
        ]
      : []),
  ]
  return (
    <div className="grid gap-2 px-5 pb-5">
      <div className="max-w-form">
        <DefinitionList layout="summary" facts={facts} />
      </div>
      <p className="text-xs text-ink-2">
        Costs that are quoted and not accepted count in.
        {per_unit !== null && ' The amount for each unit is rounded half up, once.'}
        {lacksImport &&
          lacksImport !== 'tax' &&
          ' Import duty and tax are not in the costs, so the profit is less than this.'}
        {lacksImport === 'tax' && ' Import tax may be due and is not in the costs.'}
        {hasUnknownRate && ' A cost is missing, because there is no current rate for it.'}
      </p>
    </div>
  )
}
