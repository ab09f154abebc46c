import { useSecondsUntil } from '../../../../lib/browser/use-seconds-until.ts'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { Card } from '../../../../ui/card.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { DefinitionList, type Fact } from '../../../../ui/records/definition-list.tsx'
import type { PolicyPage } from './insurance-queries.ts'
import { feeFacts, premiumFacts } from './premium-facts.tsx'
import { shownPrice } from './war-to-quote.ts'

/** As the customer sees it, and as the back office does. */
type Shown = Pick<PolicyPage, 'insurance' | 'indication' | 'fee_rate'>

/** What it costs: the quote once there is one, until then the indicative premium. */
export function PolicyPrice({ page: { insurance: policy, indication, fee_rate } }: { page: Shown }) {
  const { quote, state } = policy
  const indicative = policy.indicative && shownPrice(policy.indicative, indication.referrals)
  const facts: Fact[] = [
    { term: 'Insured value', value: <Amount value={policy.insured_value} currency="USD" /> },
    { term: 'Calculated as', value: indication.valuation },
    { term: 'Deductible', value: <Amount value={indication.deductible_amount} currency="USD" /> },
    ...(quote ? quoteFacts(quote, fee_rate) : indicative ? premiumFacts(indicative) : []),
  ]
  return (
    <Card
      title={
        state === 'bound' || state === 'expired' ? 'Premium paid' : quote ? 'Quote' : 'Indicative premium'
      }
    >
      <DefinitionList layout="summary" facts={facts} />
      {policy.is_bought_with_freight && (
        <p className="mt-4 text-ink-2">Paid with the freight of the shipment.</p>
      )}
      {quote?.note && <p className="mt-4 whitespace-pre-line border-t border-line pt-4">{quote.note}</p>}
      {state === 'quoted' && quote && <HeldUntil until={quote.valid_until} />}
      {!quote && !indicative && (
        <p className="mt-4 text-ink-2">These goods have no automatic price. We will send you a quote.</p>
      )}
    </Card>
  )
}

const quoteFacts = (quote: NonNullable<PolicyPage['insurance']['quote']>, feeRate: string | null): Fact[] => [
  { term: 'Premium', value: <Amount value={quote.premium} currency="USD" />, startsGroup: true },
  ...feeFacts(quote.fee, feeRate),
  { term: 'Total', value: <Amount value={quote.total} currency="USD" />, startsGroup: true },
]

/** A quote of two days counts in hours, and by minutes towards its end. */
function HeldUntil({ until }: { until: string }) {
  const left = useSecondsUntil(until) ?? 0
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)]
  return (
    <p className="num mt-4 border-t border-line pt-4 text-ink-2">
      {left > 0 ? (
        <>
          Valid for another{' '}
          <span role="timer" className="font-medium text-ink">
            {hours} h {minutes} min
          </span>
          , until {formatInstant(until)}.
        </>
      ) : (
        `It was valid until ${formatInstant(until)}.`
      )}
    </p>
  )
}
