import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import { useState } from 'react'
import type { payToysRequest } from '../../../server/test/toy-service/contract.ts'
import { Button } from '../../src/ui/button.tsx'
import { ApprovalDialog } from '../../src/ui/dialogs/approval-dialog.tsx'
import { usePayToys } from './toy-queries.ts'

/** Password and code, as every action that needs them asks. */
export function PayToys({ toyId }: { toyId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const paying = usePayToys()
  const close = () => setIsOpen(false)
  return (
    <>
      <Button tone="main" onClick={() => setIsOpen(true)}>
        Pay for the toys
      </Button>
      {isOpen && (
        <ApprovalDialog
          title="Pay for the toys"
          action={{
            request: { type: 'toys', toy_id: toyId } satisfies CodeRequestOf<typeof payToysRequest>,
            send: (given) => paying.mutateAsync({ toy_id: toyId, ...given }),
            onDone: close,
          }}
          shown={{ amount: 100, currency: 'USD' }}
          submitText="Pay"
          busyText="Paying…"
          refused={() => ({ title: 'The payment was not made' })}
          onClose={close}
        />
      )}
    </>
  )
}
