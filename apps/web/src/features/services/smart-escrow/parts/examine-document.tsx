import type { Action } from '@tradelane/contract/lifecycle/action-table'
import {
  officePresentationActions,
  type PresentationFacts,
  presentationActions,
} from '@tradelane/contract/smart-escrow/actions'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import type { EscrowApprover } from '@tradelane/contract/smart-escrow/options'
import type { PresentationState } from '@tradelane/contract/smart-escrow/presentation-states'
import { type ReactNode, useState } from 'react'
import { z } from 'zod/mini'
import { linesOf } from '../../../../lib/forms/lines-of.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { useSending } from '../../../../ui/forms/use-sending.ts'
import { OfficeAction } from '../../../../ui/records/office-action.tsx'
import { RecordAction } from '../../../../ui/records/record-action.tsx'
import {
  useExamineDocument,
  useWaiveDifferences,
  type WireBlock,
  type WireBuyersPresentation,
} from './escrow-queries.ts'

type ExamineDocumentProps = {
  smart_escrow_id: string
  presentation: WireBuyersPresentation
  block: WireBlock
  /** Who examines the document. */
  approver: EscrowApprover
  title: string
  isOffice: boolean
  /** What it pays, where it completes the block. */
  paid: ReactNode
  /** Where it differs from other papers. */
  compared: ReactNode
}

/** Accepts or refuses a presented document, or waives its differences: what the reader may do, and why not. */
export function ExamineDocument(props: ExamineDocumentProps) {
  const { isOffice, approver, block } = props
  const { state, differences, is_over } = props.presentation
  // With its block, the examination has ended.
  if (block.state !== 'pending' && block.state !== 'disputed') return null
  const has_differences = differences.some(({ is_waived }) => !is_waived)
  const record = { state, block: block.state, has_differences, is_over }
  const isExaminer = approver === (isOffice ? 'Tradelane' : 'Buyer')
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {isExaminer && (
        <Examine
          isOffice={isOffice}
          office={officePresentationActions.refuse}
          own={presentationActions.refuse}
          record={record}
        >
          {(closed) => <Refuse {...props} closed={closed} />}
        </Examine>
      )}
      {!isOffice && has_differences && (
        <RecordAction action={presentationActions.waive} record={record}>
          {(closed) => <Waive {...props} closed={closed} />}
        </RecordAction>
      )}
      {isExaminer && (
        <Examine
          isOffice={isOffice}
          office={officePresentationActions.accept}
          own={presentationActions.accept}
          record={record}
        >
          {(closed) => <Accept {...props} closed={closed} />}
        </Examine>
      )}
    </div>
  )
}

type PresentationAction = Action<PresentationState, PresentationFacts>
type ExamineProps = {
  isOffice: boolean
  office: PresentationAction
  own: PresentationAction
  record: PresentationFacts & { state: PresentationState }
  children: (closed: string | undefined) => ReactNode
}

const Examine = ({ isOffice, office, own, ...rest }: ExamineProps) =>
  isOffice ? (
    <OfficeAction call={officeEscrows.examine} action={office} {...rest} />
  ) : (
    <RecordAction action={own} {...rest} />
  )

/** With why it is closed. */
type ActProps = ExamineDocumentProps & { closed: string | undefined }

const Named = ({ text, title }: { text: string; title: string }) => (
  <>
    {text}
    <span className="sr-only"> {title}</span>
  </>
)

function Accept({ smart_escrow_id, presentation, title, isOffice, paid, compared, closed }: ActProps) {
  const examining = useExamineDocument(isOffice)
  const which = { smart_escrow_id, presentation: presentation.presentation_id }
  return (
    <DialogButton size="sm" tone="main" text={<Named text="Accept" title={title} />} closed={closed}>
      {(close) => (
        <ConfirmDialog
          title={`Accept: ${title}`}
          lead={`The acceptance is final.${paid ? '' : ' Once everything in the block is approved, the block is paid to the seller.'}`}
          tone="main"
          confirmText="Accept"
          busyText="Accepting…"
          send={() => examining.mutateAsync({ ...which, decision: 'approve' })}
          doneText="The decision has been recorded."
          onClose={close}
        >
          {paid}
          <div className="mt-4 empty:hidden">{compared}</div>
        </ConfirmDialog>
      )}
    </DialogButton>
  )
}

/** Each line is a difference. */
const someLine = z
  .string()
  .check(z.refine((text) => linesOf(text).length > 0, 'Name at least one difference'))

function Refuse({ smart_escrow_id, presentation, title, isOffice, closed }: ActProps) {
  const examining = useExamineDocument(isOffice)
  const found = presentation.differences.filter(({ is_waived }) => !is_waived)
  const which = { smart_escrow_id, presentation: presentation.presentation_id }
  return (
    <DialogButton size="sm" text={<Named text="Refuse" title={title} />} closed={closed}>
      {(close) => (
        <ReasonDialog
          title={`Refuse: ${title}`}
          lead={
            <>
              We send the seller all differences in one notice. It can correct the document and present it
              again.
              {found.length > 0 && (
                <ul className="mt-2 list-disc pl-5">
                  {found.map(({ code, text }) => (
                    <li key={code}>{text}</li>
                  ))}
                </ul>
              )}
            </>
          }
          label={found.length > 0 ? 'Further differences, one on each line' : 'Differences, one on each line'}
          maxLength={3000}
          {...(found.length === 0 && { rule: someLine })}
          submitText="Refuse"
          busyText="Refusing…"
          send={(text) => examining.mutateAsync({ ...which, decision: 'refuse', differences: linesOf(text) })}
          doneText="The decision has been recorded."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}

const Waive = ({ closed, ...props }: ActProps) => (
  <DialogButton size="sm" text={<Named text="Waive differences" title={props.title} />} closed={closed}>
    {(close) => <WaiveDialog {...props} onClose={close} />}
  </DialogButton>
)

type WaiveDialogProps = ExamineDocumentProps & { onClose: () => void }

function WaiveDialog({ smart_escrow_id, presentation, title, onClose }: WaiveDialogProps) {
  const open = presentation.differences.filter(({ is_waived }) => !is_waived)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const waiving = useWaiveDifferences()
  const which = { smart_escrow_id, presentation: presentation.presentation_id }
  const sending = useSending<void>(() => waiving.mutateAsync({ ...which, differences: [...chosen] }), {
    onDone: onClose,
  })
  const toggle = (code: string) =>
    setChosen(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  return (
    <FormDialog
      title={`Waive differences: ${title}`}
      lead="You accept the document in spite of the differences that you choose. This cannot be undone. Once none is left, the document can be paid on."
      submitText="Waive"
      busyText="Waiving…"
      isBusy={sending.isPending}
      isReady={chosen.length > 0}
      onClose={onClose}
      onSubmit={() => sending.mutate()}
    >
      <div className="grid gap-3">
        {open.map(({ code, text }) => (
          <Checkbox key={code} label={text} checked={chosen.includes(code)} onChange={() => toggle(code)} />
        ))}
        {sending.error && (
          <Banner tone="lost" isAlert>
            {messageOf(sending.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
