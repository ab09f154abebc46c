import { tradeDocumentActions } from '@tradelane/contract/trade-documents/actions'
import type { WireTradeDocument } from '@tradelane/contract/trade-documents/calls'
import { documentReason } from '@tradelane/contract/trade-documents/state-calls'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { DateInput } from '../../../ui/forms/text-input.tsx'
import { useSending } from '../../../ui/forms/use-sending.ts'
import { RecordAction } from '../../../ui/records/record-action.tsx'
import { DifferencesOfDocument } from './differences-of-one.tsx'
import { useApprove, useReject, useRemove } from './state-queries.ts'

type OfTrade = {
  transactionId: string
  document: WireTradeDocument
  /** A version that is newer and counts. */
  newer: number | undefined
}

/** What people of the company decide about a document. What a service has issued is not theirs to decide. */
export function DocumentActions({ document, transactionId, newer }: OfTrade) {
  const { state, used_in, document_id, title } = document
  const { mutateAsync: reject } = useReject(document_id)
  const { mutateAsync: remove } = useRemove(document_id)
  const place = useFocusAtRow(state)
  if (state === 'issued') return null
  const record = { state, used_in }
  return (
    <fieldset ref={place} tabIndex={-1} aria-label={title} className="flex min-w-0 flex-wrap gap-2">
      <RecordAction action={tradeDocumentActions.approve} record={record}>
        {(closed) => (
          <DialogButton size="sm" text="Approve" aria-label={`Approve: ${title}`} closed={closed}>
            {(close) => <ApproveDialog {...{ document, transactionId, newer }} onClose={close} />}
          </DialogButton>
        )}
      </RecordAction>
      <RecordAction action={tradeDocumentActions.reject} record={record}>
        {(closed) => (
          <DialogButton size="sm" text="Reject" aria-label={`Reject: ${title}`} closed={closed}>
            {(close) => (
              <ReasonDialog
                title="Reject the document"
                lead={`${title}. The trade lacks it again until another version comes. Your company reads the reason.`}
                rule={documentReason}
                maxLength={500}
                submitText="Reject"
                busyText="Rejecting…"
                tone="danger"
                send={reject}
                onClose={close}
              />
            )}
          </DialogButton>
        )}
      </RecordAction>
      <RecordAction action={tradeDocumentActions.remove} record={record}>
        {(closed) => (
          <DialogButton size="sm" tone="quiet" text="Remove" aria-label={`Remove: ${title}`} closed={closed}>
            {(close) => (
              <ReasonDialog
                title="Remove the document"
                lead={`${title}. For one that was added by mistake. It is kept under the list, and you can put it back.`}
                rule={documentReason}
                maxLength={500}
                submitText="Remove"
                busyText="Removing…"
                tone="danger"
                send={remove}
                onClose={close}
              />
            )}
          </DialogButton>
        )}
      </RecordAction>
    </fieldset>
  )
}

/** Once a button has changed the state and is gone, the focus stays at its row. */
function useFocusAtRow(state: WireTradeDocument['state']) {
  const place = useRef<HTMLFieldSetElement>(null)
  const before = useRef(state)
  useEffect(() => {
    const hasNone = globalThis.document.activeElement === globalThis.document.body
    if (before.current !== state && hasNone) place.current?.focus({ preventScroll: true })
    before.current = state
  }, [state])
  return place
}

export function ApproveDialog({
  document,
  transactionId,
  newer,
  onClose,
}: OfTrade & { onClose: () => void }) {
  const { document_id, title, version, expires_on, is_locked } = document
  const [day, setDay] = useState(expires_on ?? '')
  const { mutateAsync: approve } = useApprove(document_id)
  const sending = useSending(approve, { onDone: onClose })
  return (
    <FormDialog
      title="Approve the document"
      size="md"
      lead={`${title}. You have checked it, and your company can use it.`}
      submitText="Approve"
      busyText="Approving…"
      isBusy={sending.isPending}
      onClose={onClose}
      onSubmit={() => sending.mutate(day)}
    >
      <div className="grid gap-4">
        {newer !== undefined && (
          <Banner tone="wait">
            Version {version} of {newer}: version {newer} is newer. The list of what the trade needs goes by
            the newest.
          </Banner>
        )}
        {is_locked && (
          <Banner tone="wait">It needs a password. Open it with that before you approve it.</Banner>
        )}
        <DifferencesOfDocument {...{ transactionId, document, newer }} />
        <DateInput
          label="Good until"
          isOptional
          help="The last day, where the paper has an end."
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        {sending.error && (
          <Banner tone="lost" isAlert>
            {messageOf(sending.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
