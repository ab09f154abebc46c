import { useQuery } from '@tanstack/react-query'
import { useSettled } from '../../../../lib/forms/use-settled.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Card } from '../../../../ui/card.tsx'
import { EstimateLines } from '../parts/estimate-lines.tsx'
import { estimateQuery } from '../parts/inspection-queries.ts'
import { estimateBodyOf, type OrderValues } from './order-values.ts'

/** What the order would cost by the tariff, as it is typed. */
export function EstimatePanel({ values }: { values: OrderValues }) {
  const body = estimateBodyOf(values)
  const settled = useSettled(JSON.stringify(body ?? null))
  const { data, error } = useQuery(estimateQuery(JSON.parse(settled) ?? undefined))
  return (
    <Card title="Price estimate">
      {body === undefined ? (
        <p className="text-ink-2">Select a service to see its price.</p>
      ) : (
        (data && <EstimateLines estimate={data} />) ||
        (error && <p className="text-lost">{messageOf(error)}</p>)
      )}
    </Card>
  )
}
