import { useQuery } from '@tanstack/react-query'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { placeText } from '../../../lib/format/request-text.ts'
import { quoteRequestQuery } from '../../../lib/queries/quote-requests.ts'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { servicesText } from './request-facts.ts'

/** What is saved of the request, beside the form. */
export function RequestSoFar({ id }: { id: string | undefined }) {
  const { data: request } = useQuery(quoteRequestQuery(id))
  return (
    <Card title="So far">
      <div className="num">
        <DefinitionList
          layout="summary"
          facts={[
            { term: 'Goods', value: request?.goods.length },
            {
              term: 'Value of the goods',
              value:
                request &&
                request.total !== null &&
                request.currency &&
                formatAmount(request.total, request.currency),
            },
            { term: 'From', value: request && placeText(request.from), startsGroup: true },
            { term: 'To', value: request && placeText(request.to) },
            { term: 'Term', value: [request?.incoterm, request?.named_place].filter(Boolean).join(' ') },
            { term: 'Services', value: request && servicesText(request), startsGroup: true },
          ]}
        />
      </div>
    </Card>
  )
}
