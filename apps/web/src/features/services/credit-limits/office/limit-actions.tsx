import {
  declinedLimit,
  limitQuestion,
  officeCreditLimits,
  type WireOfficeLimit,
} from '@tradelane/contract/credit-limits/office-calls'
import { creditLimitStateTable } from '@tradelane/contract/credit-limits/states'
import { whileWaiting } from '@tradelane/contract/four-eyes/waiting'
import { useState } from 'react'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { useChangesOf } from '../../../../lib/queries/pending-changes.ts'
import { Button } from '../../../../ui/button.tsx'
import { ClosedButton } from '../../../../ui/closed-button.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useDecideLimit } from '../parts/credit-limit-queries.ts'
import { ReduceDialog } from './reduce-dialog.tsx'
import { TermSheetDialog } from './term-sheet-dialog.tsx'

/** What may be decided now: exactly the moves that the limit's state has. */
export function LimitActions({ limit }: { limit: WireOfficeLimit }) {
  const may = (state: keyof typeof creditLimitStateTable) =>
    creditLimitStateTable[limit.state].moves.includes(state)
  const closed = whileWaiting({ is_waiting: useChangesOf(limit.credit_limit_id).length > 0 })
  if (closed !== undefined)
    return (
      <StaffOnly call={officeCreditLimits.decide}>
        <ClosedButton text="Decide" closed={closed} />
      </StaffOnly>
    )
  return (
    <>
      {may('declined') && <Decline limit={limit} />}
      {limit.state === 'requested' && <StartCheck limit={limit} />}
      {may('documents_requested') && <Ask limit={limit} />}
      {may('term_sheet') && (
        <StaffOnly call={officeCreditLimits.decide}>
          <DialogButton tone="main" text={limit.state === 'term_sheet' ? 'New term sheet' : 'Term sheet'}>
            {(close) => <TermSheetDialog limit={limit} onClose={close} />}
          </DialogButton>
        </StaffOnly>
      )}
      {may('reduced') && limit.limit_approved !== 0 && (
        <StaffOnly call={officeCreditLimits.decide}>
          <DialogButton text="Reduce">
            {(close) => <ReduceDialog limit={limit} onClose={close} />}
          </DialogButton>
        </StaffOnly>
      )}
    </>
  )
}

function StartCheck({ limit: { credit_limit_id, version } }: { limit: WireOfficeLimit }) {
  const deciding = useDecideLimit()
  const start = () =>
    deciding.mutate(
      { credit_limit_id, version, decision: 'review' },
      {
        onSuccess: ({ message }) => toast.success(message ?? 'The buyer is being checked.'),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  return (
    <StaffOnly call={officeCreditLimits.decide}>
      <Button tone="main" isBusy={deciding.isPending} busyText="Starting…" onClick={start}>
        Start check
      </Button>
    </StaffOnly>
  )
}

function Ask({ limit: { credit_limit_id, version } }: { limit: WireOfficeLimit }) {
  const [asksBuyer, setAsksBuyer] = useState(false)
  const deciding = useDecideLimit()
  return (
    <StaffOnly call={officeCreditLimits.decide}>
      <DialogButton text="Ask">
        {(close) => (
          <ReasonDialog
            title="Ask for a document"
            lead="The customer reads this by email and on the limit, and answers with a text and a document."
            label="What you need"
            rule={limitQuestion.shape.reason}
            submitText="Ask"
            busyText="Asking…"
            send={(reason) =>
              deciding.mutateAsync({
                credit_limit_id,
                version,
                decision: 'ask',
                reason,
                ask_buyer: asksBuyer,
              })
            }
            doneText="The customer has been asked."
            onClose={close}
          >
            <Checkbox
              label="Send the buyer a link"
              help="The contact of the buyer can upload the document without an account."
              checked={asksBuyer}
              onChange={({ target }) => setAsksBuyer(target.checked)}
            />
          </ReasonDialog>
        )}
      </DialogButton>
    </StaffOnly>
  )
}

function Decline({ limit: { credit_limit_id, version } }: { limit: WireOfficeLimit }) {
  const deciding = useDecideLimit()
  return (
    <StaffOnly call={officeCreditLimits.decide}>
      <DialogButton text="Decline">
        {(close) => (
          <ReasonDialog
            title="Decline this limit"
            lead="The customer reads the reason by email and on the limit."
            rule={declinedLimit.shape.reason}
            submitText="Decline"
            busyText="Declining…"
            send={(reason) => deciding.mutateAsync({ credit_limit_id, version, decision: 'decline', reason })}
            doneText="The request has been declined."
            onClose={close}
          />
        )}
      </DialogButton>
    </StaffOnly>
  )
}
