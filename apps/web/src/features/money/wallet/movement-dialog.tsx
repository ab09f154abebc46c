import type { Movement } from '@tradelane/contract/movements/calls'
import type { Currency } from '@tradelane/money'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Amount } from '../../../ui/records/amount.tsx'
import { DefinitionList, type Fact } from '../../../ui/records/definition-list.tsx'
import { ShortId } from '../../../ui/records/short-id.tsx'

type MovementDialogProps = { movement: Movement; currency: Currency; onClose: () => void }

/** What is known of a movement whose cause has no page of its own. */
export function MovementDialog({ movement, currency, onClose }: MovementDialogProps) {
  const { id, at, description, amount, balance } = movement
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
          ...factsOf(movement),
          { term: 'Booking', value: id },
        ]}
      />
    </Dialog>
  )
}

/** Of money from outside: who sent it and why. Of everything else, the id of its cause. */
function factsOf({ subject, counterparty, counterparty_account, reference, number }: Movement): Fact[] {
  const causeId = (subject ?? '').split(':')[1] ?? ''
  if (!number) return [{ term: 'Reference', value: causeId && <ShortId id={causeId} /> }]
  return [
    { term: 'Sender', value: counterparty ?? 'Not given' },
    { term: 'Sender’s account', value: counterparty_account ?? 'Not given' },
    { term: 'Reference', value: reference ?? 'Not given' },
    { term: 'Number', value: number },
  ]
}
