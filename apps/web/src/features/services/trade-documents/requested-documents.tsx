import { tradeDocumentActions } from '@tradelane/contract/trade-documents/actions'
import type { WireRequestedDocument } from '@tradelane/contract/trade-documents/calls'
import { tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'
import { formatDay } from '../../../lib/format/format-date.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { RecordAction } from '../../../ui/records/record-action.tsx'
import { SentLinks } from '../../../ui/records/sent-links.tsx'
import { useCancelRequest } from './state-queries.ts'

/** What others were asked for by email, with the state of their links. */
export function RequestedDocuments({ requested }: { requested: readonly WireRequestedDocument[] }) {
  if (requested.length === 0) return null
  return (
    <section aria-label="Requested documents">
      <h3 className="mb-2 font-medium">Requested</h3>
      <ul className="divide-y divide-line border-y border-line">
        {requested.map((one) => (
          <li key={one.document_id} className="grid gap-2 py-3">
            <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
                {tradeDocumentTypes[one.type]}
                <div className="text-xs text-ink-2">
                  Asked of {one.recipient}, due {formatDay(one.due_on)}
                </div>
              </div>
              <CancelRequest request={one} />
            </div>
            <SentLinks subject="trade_document" subjectId={one.document_id} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CancelRequest({ request }: { request: WireRequestedDocument }) {
  const { mutateAsync: cancel } = useCancelRequest(request.document_id)
  return (
    <RecordAction action={tradeDocumentActions.cancel} record={{ state: 'requested', used_in: null }}>
      {(closed) => (
        <DialogButton
          size="sm"
          tone="quiet"
          text="Cancel"
          aria-label={`Cancel the request: ${request.asked}`}
          closed={closed}
        >
          {(close) => (
            <ConfirmDialog
              title="Cancel the request"
              lead={`The link to ${request.email} stops working at once.`}
              confirmText="Cancel the request"
              cancelText="Keep it"
              busyText="Cancelling…"
              send={() => cancel(undefined)}
              onClose={close}
            />
          )}
        </DialogButton>
      )}
    </RecordAction>
  )
}
