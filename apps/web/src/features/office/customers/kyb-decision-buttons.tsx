import { type CustomerProfile, decisionReason } from '@tradelane/contract/customers/calls'
import { whyNotCleared } from '@tradelane/contract/screening/why-not-cleared'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { useDecideKyb } from './customer-queries.ts'

/** A refused company has written to us: it is asked for what is missing, and submits again. */
export const ReviewAgainButton = ({ customer }: { customer: CustomerProfile }) => (
  <AskButton customer={customer} text="Review again" title="Review this company again" />
)

/** A review that waits for the company may be asked for more. */
export const AskMoreButton = ({ customer }: { customer: CustomerProfile }) => (
  <AskButton customer={customer} text="Ask for more information" title="Ask for more information" />
)

type AskButtonProps = { customer: CustomerProfile; text: string; title: string }

const AskButton = ({ customer, text, title }: AskButtonProps) => (
  <DialogButton text={text}>
    {(close) => <AskDialog customer={customer} title={title} onClose={close} />}
  </DialogButton>
)

/** The decisions on a verification under review. */
export function KybDecisionButtons({ customer }: { customer: CustomerProfile }) {
  const found = customer.screening.flatMap(({ cases }) => cases.map(({ state }) => state))
  const closed = whyNotCleared(found, 'company')
  const { mutateAsync: decide } = useDecideKyb(customer)
  return (
    <>
      <AskMoreButton customer={customer} />
      <DialogButton tone="danger" text="Refuse">
        {(close) => (
          <ReasonDialog
            title="Refuse the verification"
            lead="The company sees this by email and in its registration. It cannot add balance or pay."
            rule={decisionReason}
            tone="danger"
            submitText="Refuse"
            busyText="Refusing…"
            send={(reason) => decide({ decision: 'refuse', reason })}
            doneText="The verification has been refused."
            onClose={close}
          />
        )}
      </DialogButton>
      <DialogButton tone="main" text="Clear" closed={closed}>
        {(close) => (
          <ConfirmDialog
            title={`Clear ${customer.company_name}?`}
            lead="The company can add balance and pay immediately. We notify it by email."
            tone="main"
            confirmText="Clear"
            busyText="Clearing…"
            send={() => decide({ decision: 'clear' })}
            doneText="The company has been cleared."
            onClose={close}
          />
        )}
      </DialogButton>
    </>
  )
}
