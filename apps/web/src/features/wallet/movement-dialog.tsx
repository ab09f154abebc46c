import type { Movement } from '@tradelane/contract/wallet/calls'
import type { Currency } from '@tradelane/money'
import { formatInstant } from '../../lib/format/format-date.ts'
import { Amount } from '../../ui/amount.tsx'
import { Button } from '../../ui/button.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ShortId } from '../../ui/short-id.tsx'

type MovementDialogProps = { movement: Movement; currency: Currency; onClose: () => void }

/** What is known of a movement whose cause has no page of its own. */
export function MovementDialog({ movement, currency, onClose }: MovementDialogProps) {
  const { id, at, description, amount, balance, subject } = movement
  const causeId = (subject ?? '').split(':')[1] ?? ''
  return (
    <Dialog
      isOpen
      size="sm"
      title={description}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <DefinitionList
        facts={[
          { term: 'Amount', value: <Amount value={amount} currency={currency} /> },
          { term: 'Balance afterwards', value: <Amount value={balance} currency={currency} /> },
          { term: 'When', value: formatInstant(at) },
          { term: 'Reference', value: causeId && <ShortId id={causeId} /> },
          { term: 'Booking', value: id },
        ]}
      />
    </Dialog>
  )
}
