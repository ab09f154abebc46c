import { itemActions, officeItemActions } from '@tradelane/contract/smart-escrow/actions'
import { decisionReason } from '@tradelane/contract/smart-escrow/forms'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import type { ReactNode } from 'react'
import type { ButtonLook } from '../../../../ui/button-look.ts'
import { ClosedButtons } from '../../../../ui/closed-button.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { OfficeAction } from '../../../../ui/records/office-action.tsx'
import { RecordAction } from '../../../../ui/records/record-action.tsx'
import type { itemRecord } from './block-record.ts'
import { type Decision, useDecideItem } from './escrow-queries.ts'

type DecideItemProps = {
  which: Omit<Decision, 'decision' | 'reason'>
  record: NonNullable<ReturnType<typeof itemRecord>>
  title: string
  isOffice: boolean
  /** Whether the seller has agreed to the escrow. */
  isAgreed: boolean
  /** An event that meets a condition cannot be refused. */
  mayRefuse: boolean
  /** What it pays, where it completes the block. */
  paid: ReactNode
}

/** Approves or refuses a document or a condition. */
export function DecideItem(props: DecideItemProps) {
  const { record, isOffice, title, mayRefuse } = props
  const refuse = { ...refusing, text: <Named text="Refuse" title={title} /> }
  const approve = { ...approving, text: <Named text="Approve" title={title} /> }
  return (
    <Decide isOffice={isOffice} record={record}>
      {(closed) =>
        closed === undefined ? (
          <div className="flex flex-none gap-2">
            {mayRefuse && <Refuse {...props} look={refuse} />}
            <Approve {...props} look={approve} />
          </div>
        ) : (
          <ClosedButtons
            buttons={[...(mayRefuse ? [{ ...refuse, key: 'refuse' }] : []), { ...approve, key: 'approve' }]}
            closed={closed}
          />
        )
      }
    </Decide>
  )
}

type DecideProps = Pick<DecideItemProps, 'isOffice' | 'record'> & {
  children: (closed: string | undefined) => ReactNode
}

const Decide = ({ isOffice, ...rest }: DecideProps) =>
  isOffice ? (
    <OfficeAction call={officeEscrows.decide} action={officeItemActions.decide} {...rest} />
  ) : (
    <RecordAction action={itemActions.decide} {...rest} />
  )

const refusing = { size: 'sm' } as const
const approving = { size: 'sm', tone: 'main' } as const
type Look = ButtonLook & { text: ReactNode }

function Refuse({ which, title, isOffice, look }: DecideItemProps & { look: Look }) {
  const deciding = useDecideItem(isOffice)
  return (
    <DialogButton {...look}>
      {(close) => (
        <ReasonDialog
          title={`Refuse: ${title}`}
          lead="The block is not paid. You can approve this later, until the expiry date."
          maxLength={500}
          rule={decisionReason}
          submitText="Refuse"
          busyText="Refusing…"
          send={(reason) => deciding.mutateAsync({ ...which, decision: 'refuse', reason })}
          doneText="The decision has been recorded."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}

function Approve({ which, title, isOffice, isAgreed, paid, look }: DecideItemProps & { look: Look }) {
  const deciding = useDecideItem(isOffice)
  return (
    <DialogButton {...look}>
      {(close) => (
        <ConfirmDialog
          title={`Approve: ${title}`}
          lead={`${isAgreed ? '' : 'The seller has not agreed to the escrow yet. '}An approval is final. ${paid ? '' : 'Once everything in the block is approved, the block is paid to the seller.'}`}
          tone="main"
          confirmText="Approve"
          busyText="Approving…"
          send={() => deciding.mutateAsync({ ...which, decision: 'approve' })}
          doneText="The decision has been recorded."
          onClose={close}
        >
          {paid}
        </ConfirmDialog>
      )}
    </DialogButton>
  )
}

/** Every item has these two buttons: a screen reader names the item. */
const Named = ({ text, title }: { text: string; title: string }) => (
  <>
    {text}
    <span className="sr-only"> {title}</span>
  </>
)
