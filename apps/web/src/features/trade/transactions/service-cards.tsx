import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { Layers } from 'lucide-react'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ServiceDialog } from './service-dialog.tsx'
import { ServiceProgress } from './service-progress.tsx'
import { ServiceStatus } from './service-status.tsx'
import type { ShownService } from './shown-service.ts'
import { servicesOf } from './shown-services.ts'

/** A card for each service of the trade. */
export function ServiceCards({ trade }: { trade: WireTransactionSummary }) {
  const services = servicesOf(trade)
  // What was asked for is listed below, each with its beginning.
  if (services.length === 0 && trade.request) return null
  if (services.length === 0)
    return (
      <Card>
        <EmptyState icon={Layers} title="No services yet">
          Add a payment, invoice factoring, freight or insurance. What you save belongs to the current trade.
        </EmptyState>
      </Card>
    )
  return (
    <ul aria-label="Services" className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {services.map((service) => (
        <li key={service.id}>
          <ServiceCard trade={trade} service={service} />
        </li>
      ))}
    </ul>
  )
}

function ServiceCard({ trade, service }: { trade: WireTransactionSummary; service: ShownService }) {
  const { title, number, about, status, link, progress } = service
  return (
    <Card title={title} action={<ServiceStatus status={status} />} className="h-full">
      <p className="wrap-anywhere">{about}</p>
      <p className="num text-ink-2">{number}</p>
      {progress && <ServiceProgress progress={progress} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <DialogButton text="View Detail" aria-label={`View Detail of ${number}`}>
          {(close) => <ServiceDialog trade={trade} service={service} onClose={close} />}
        </DialogButton>
        <LinkButton to={link} tone="quiet">
          Open
          <span className="sr-only"> {number}</span>
        </LinkButton>
      </div>
    </Card>
  )
}
