import type { Currency } from '@tradelane/money'
import { formatAmount, formatPercent, formatRate } from '../../../lib/format/format-amount.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { rateOrigin } from '../../../lib/format/rate-origin.ts'
import { Rate } from '../../../ui/records/amount.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import type { Quote } from './payment-queries.ts'

type PriceEstimateProps = { quote: Quote; from: Currency; to: Currency }

/** What arrives, and everything that is between it and what was sent. */
export function PriceEstimate({ quote, from, to }: PriceEstimateProps) {
  const { arrivals = [] } = quote
  const reasons = new Set(
    arrivals.flatMap(({ counted, reasons }) => [...(counted ? [counted] : []), ...reasons]),
  )
  const plain = (text: string) => <span className="num font-normal">{text}</span>
  return (
    <div className="rounded-md bg-mist p-4">
      <DefinitionList
        layout="summary"
        facts={[
          { term: 'You send', value: plain(formatAmount(quote.amount_sent, from)) },
          { term: 'Fee (included)', value: plain(formatAmount(quote.fees, from)) },
          ...(from === to
            ? []
            : [
                { term: 'Rate', value: <Rate from={from} to={to} rate={quote.exchangeRate} /> },
                { term: 'Mid rate', value: plain(formatRate(quote.mid_rate)) },
              ]),
          ...(quote.provider_rate
            ? [{ term: 'Provider’s rate', value: plain(formatRate(quote.provider_rate)) }]
            : []),
          { term: 'Our markup', value: plain(`${formatPercent(quote.markup_percent)} %`) },
          {
            term: 'They receive',
            value: <span className="num text-base">{formatAmount(quote.amount_received, to)}</span>,
            startsGroup: true,
          },
          ...arrivals.map(({ method, day }) => ({
            term: method === 'SWIFT' ? 'Arrives by SWIFT by' : 'Arrives locally by',
            value: plain(formatDay(day)),
          })),
        ]}
      />
      {[...reasons].map((reason) => (
        <p key={reason} className="mt-3 text-xs text-ink-2">
          {reason}
        </p>
      ))}
      {from !== to && (
        <p className="mt-3 text-xs text-ink-2">Mid rate: {rateOrigin(quote.rate_source, quote.as_of)}.</p>
      )}
    </div>
  )
}
