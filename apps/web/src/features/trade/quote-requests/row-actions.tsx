import type { WireListedQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../lib/net/api-error.ts'
import { useMay } from '../../../lib/session/roles.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCopyRequest, useRemoveRequest } from './request-queries.ts'

/** Copies a request into a new draft, and removes a draft. */
export function RowActions({ request }: { request: WireListedQuoteRequest }) {
  const { quote_request_id, state } = request
  const name = request.name || 'request without a name'
  const navigate = useNavigate()
  const copying = useCopyRequest()
  const removing = useRemoveRequest()
  const [isAsked, setIsAsked] = useState(false)
  if (!useMay('preparer')) return null
  const copy = () =>
    copying.mutate(
      { quote_request_id },
      {
        onSuccess: ({ quote_request_id: id }) => void navigate(`/request-a-quote?quote_request_id=${id}`),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  return (
    <span className="relative z-1 inline-flex gap-2">
      <IconButton icon={Copy} label={`Copy ${name}`} disabled={copying.isPending} onClick={copy} />
      {state === 'DRAFT' && (
        <IconButton icon={Trash2} label={`Remove ${name}`} onClick={() => setIsAsked(true)} />
      )}
      {isAsked && (
        <ConfirmDialog
          title="Remove this draft?"
          lead="What was written in it is lost."
          confirmText="Remove"
          busyText="Removing…"
          send={async () => void (await removing.mutateAsync({ quote_request_id }))}
          doneText="The draft has been removed."
          onClose={() => setIsAsked(false)}
        />
      )}
    </span>
  )
}
