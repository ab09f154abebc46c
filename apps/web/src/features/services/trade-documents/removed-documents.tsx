import { tradeDocumentActions } from '@tradelane/contract/trade-documents/actions'
import type { WireTradeDocument } from '@tradelane/contract/trade-documents/calls'
import { Button } from '../../../ui/button.tsx'
import { ClosedButton } from '../../../ui/closed-button.tsx'
import { useSending } from '../../../ui/forms/use-sending.ts'
import { placeFrom } from '../../../ui/place-from.ts'
import { RecordAction } from '../../../ui/records/record-action.tsx'
import { useRestore } from './state-queries.ts'
import { namedVersion } from './versions.ts'

type RemovedDocumentsProps = {
  removed: readonly WireTradeDocument[]
  onView: (document: WireTradeDocument) => void
}

/** What was added by mistake, folded: who removed it is in the history of the trade. */
export function RemovedDocuments({ removed, onView }: RemovedDocumentsProps) {
  if (removed.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer text-ink-2">Removed documents: {removed.length}</summary>
      <ul aria-label="Removed documents" className="mt-2 divide-y divide-line">
        {removed
          .map((one) => ({ ...one, title: namedVersion(one) }))
          .map((document) => (
            <li key={document.document_id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2">
              <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
                <button type="button" className="text-link text-start" onClick={() => onView(document)}>
                  {document.title}
                </button>
                <div className="text-xs text-ink-2">{document.reason}</div>
              </div>
              <PutBack document={document} />
            </li>
          ))}
      </ul>
    </details>
  )
}

function PutBack({ document: { state, used_in, document_id, title } }: { document: WireTradeDocument }) {
  const { mutateAsync: restore } = useRestore(document_id)
  // Its row goes with the answer.
  const sending = useSending<() => void>(() => restore(undefined), { onDone: (goOn) => goOn() })
  if (state === 'issued') return null
  const look = { size: 'sm', 'aria-label': `Put back: ${title}` } as const
  return (
    <RecordAction action={tradeDocumentActions.restore} record={{ state, used_in }}>
      {(closed) =>
        closed === undefined ? (
          <Button
            {...look}
            isBusy={sending.isPending}
            onClick={({ currentTarget }) => sending.mutate(placeFrom(currentTarget))}
          >
            Put back
          </Button>
        ) : (
          <ClosedButton {...look} text="Put back" closed={closed} />
        )
      }
    </RecordAction>
  )
}
