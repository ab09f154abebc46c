import { useQuery } from '@tanstack/react-query'
import type { MadeType } from '@tradelane/contract/trade-documents/forms'
import type { TradeRole } from '@tradelane/contract/trade-documents/made-by'
import { useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MakeForm } from './make-form.tsx'
import { draftQuery } from './make-queries.ts'

type MakeDocumentDialogProps = {
  transactionId: string
  role: TradeRole | null
  type: MadeType
  onClose: () => void
}

/** A document filled from what the trade says, to be corrected before it is made. */
export function MakeDocumentDialog({ transactionId, role, type: first, onClose }: MakeDocumentDialogProps) {
  const [type, setType] = useState(first)
  const { data, error, refetch } = useQuery(draftQuery(transactionId, type))
  if (data)
    return (
      <MakeForm
        // Another kind of document begins with what the trade says of it.
        key={type}
        {...{ transactionId, role, type }}
        fields={data.draft}
        onType={setType}
        onClose={onClose}
      />
    )
  return (
    <Dialog isOpen size="lg" title="Make a document" onClose={onClose}>
      {error ? (
        <Banner tone="lost" isAlert action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {messageOf(error)}
        </Banner>
      ) : (
        <Skeleton className="h-96" />
      )}
    </Dialog>
  )
}
