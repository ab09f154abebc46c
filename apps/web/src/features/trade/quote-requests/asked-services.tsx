import { useQuery } from '@tanstack/react-query'
import type { RequestedService } from '@tradelane/contract/quote-requests/forms'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { quoteRequestQuery } from '../../../lib/queries/quote-requests.ts'
import { useMay } from '../../../lib/session/roles.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useBeginService } from '../../../ui/records/use-begin-service.ts'
import { pageOf, serviceWords } from './service-words.ts'

/** The services that the trade's request asked for and that are not in the trade yet. Each begins with what the request says. */
export function AskedServices({ trade }: { trade: WireTransactionSummary }) {
  const { request } = trade
  const { data } = useQuery(quoteRequestQuery(request?.quote_request_id))
  const begin = useBeginService(trade)
  const mayBegin = useMay('preparer')
  if (!request || !data) return null
  const atDesk: readonly string[] = data.cases.map(({ service }) => service)
  const open = data.services.filter((service) => !isIn(trade, service) && !atDesk.includes(service))
  if (open.length === 0) return null
  const isOfOther = (service: RequestedService) => {
    const { isFor } = serviceWords[service]
    return data.role !== null && isFor !== undefined && isFor !== data.role
  }
  // What the desk could not be asked yet, and why.
  const whyOpen = (service: RequestedService) => data.open.find((one) => one.service === service)?.message
  return (
    <Card
      title="What you asked for"
      action={
        <LinkButton size="sm" tone="quiet" to={`/review-submit?quote_request_id=${request.quote_request_id}`}>
          Your request
        </LinkButton>
      }
    >
      <ul aria-label="Not started yet" className="grid gap-3">
        {open.map((service) => (
          <li key={service} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 flex-1 basis-[240px]">
              <strong className="font-medium">{serviceWords[service].title}</strong>
              <span className="block text-ink-2">
                {isOfOther(service)
                  ? 'The other side of the trade orders it.'
                  : (whyOpen(service) ?? serviceWords[service].does)}
              </span>
            </span>
            {mayBegin && !isOfOther(service) && (
              <Button
                size="sm"
                aria-label={`Begin ${serviceWords[service].title}`}
                onClick={() => void begin(pageOf(service, data))}
              >
                Begin
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const groups = {
  payment: 'simple_payment_data',
  escrow: 'smart_escrow_data',
  factoring: 'invoice_factoring_data',
  freight: 'logistics_data',
  inspection: 'quality_assurance_data',
  insurance: 'insurance_data',
} as const satisfies Record<RequestedService, keyof WireTransactionSummary>

const isIn = (trade: WireTransactionSummary, service: RequestedService) => trade[groups[service]].length > 0
