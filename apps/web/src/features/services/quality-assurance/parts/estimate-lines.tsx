import type { WireEstimate } from '@tradelane/contract/quality-assurance/estimate'
import { formatAmount, formatRate } from '../../../../lib/format/format-amount.ts'
import { usedRateOrigin } from '../../../../lib/format/rate-origin.ts'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'

/** The lines of an estimate, their sum, and the rate that rupees were converted at. */
export function EstimateLines({ estimate: { lines, total, rate } }: { estimate: WireEstimate }) {
  return (
    <div className="num grid gap-3">
      <DefinitionList
        layout="summary"
        facts={[
          ...lines.map(({ label, amount }) => ({ term: label, value: inOneLine(amount) })),
          { term: 'Estimate', value: inOneLine(total), startsGroup: true },
        ]}
      />
      <p className="text-xs text-ink-2">
        Rupees at 1 {rate.source_currency_code} = {formatRate(rate.exchangeRate)} USD (
        {usedRateOrigin(rate.source, rate.as_of)}). An estimate by our tariff: we quote the price before you
        pay.
      </p>
    </div>
  )
}

const inOneLine = (amount: number) => <span className="whitespace-nowrap">{formatAmount(amount, 'USD')}</span>
