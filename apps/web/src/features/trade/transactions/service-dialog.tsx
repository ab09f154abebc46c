import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { useState } from 'react'
import { useMay } from '../../../lib/session/roles.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ChangeTrade } from '../../../ui/records/change-trade.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { ServiceStatus } from './service-status.tsx'
import type { ShownService } from './shown-service.ts'

type ServiceDialogProps = { trade: WireTransactionSummary; service: ShownService; onClose: () => void }

/** The details of one service, and the way into another trade. */
export function ServiceDialog({ trade, service, onClose }: ServiceDialogProps) {
  const [isMoving, setIsMoving] = useState(false)
  const mayMove = useMay('preparer')
  if (isMoving) return <ChangeTrade saved={service} from={trade.transaction_id} onClose={onClose} />
  return (
    <Dialog
      isOpen
      isOnlyText
      title={service.title}
      lead={
        <span className="flex flex-wrap items-center gap-3">
          <span className="num">{service.number}</span>
          <ServiceStatus status={service.status} />
        </span>
      }
      onClose={onClose}
      actions={
        <>
          {mayMove && <Button onClick={() => setIsMoving(true)}>Move to another trade</Button>}
          <LinkButton to={service.link}>Open {service.title.toLowerCase()}</LinkButton>
        </>
      }
    >
      <DefinitionList facts={service.facts} />
    </Dialog>
  )
}
