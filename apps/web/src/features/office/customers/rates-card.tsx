import { useQuery } from '@tanstack/react-query'
import { ratedServices, type WireRate } from '@tradelane/contract/customers/rates'
import type { ReactNode } from 'react'
import { rateValue } from '../../../lib/format/rate-value.ts'
import { Card } from '../../../ui/card.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ratesQuery } from './customer-queries.ts'

/** What the customer is charged by a rate, with the way to a rate of its own. */
export function RatesCard({ uid, children }: { uid: string; children: ReactNode }) {
  const { data, error, refetch } = useQuery(ratesQuery(uid))
  return (
    <Card title="Rates">
      {error && !data ? (
        <ListFailure error={error} onRetry={refetch} />
      ) : data ? (
        <div className="grid gap-3">
          <p className="text-ink-2">{introOf(data.rates)}</p>
          <DefinitionList facts={data.rates.map(rateFact)} />
          <div className="grid justify-items-start gap-3">{children}</div>
        </div>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Card>
  )
}

const introOf = (rates: readonly WireRate[]) =>
  rates.some(({ scope }) => scope === 'customer')
    ? 'This customer has rates of its own. The others are those of every customer.'
    : 'Every customer has these rates.'

const rateFact = ({ service, of, scope, text, version, ...rate }: WireRate) => ({
  term: of ? `${ratedServices[service]}, ${of}` : ratedServices[service],
  value: (
    <>
      <span className="font-medium tabular-nums">
        {rateValue(rate)}
        {scope === 'customer' && ', of this customer'}
      </span>
      <span className="block text-xs text-ink-2">
        {text}
        {version && `, version ${version}`}
      </span>
    </>
  ),
})
