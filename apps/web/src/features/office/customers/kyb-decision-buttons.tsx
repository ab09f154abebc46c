import { type CustomerProfile, decisionReason } from '@tradelane/contract/customers/calls'
import { whyNotCleared } from '@tradelane/contract/screening/why-not-cleared'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { useDecideKyb } from './customer-queries.ts'

/** A refused company has written to us: it is asked for what is missing, and submits again. */
export const ReviewAgainButton = ({ customer }: { customer: CustomerProfile }) => (
  <AskButton customer={customer} text="Review again" title="Review this company again" />
)

type AskButtonProps = { customer: CustomerProfile; text: string; title: string }

function AskButton({ customer, text, title }: AskButtonProps) {
  const { mutateAsync: decide } = useDecideKyb(customer)
  return (
    <DialogButton text={text}>
      {(close) => (
        <ReasonDialog
          title={title}
          lead="The company sees this by email and above its registration. It can then submit again."
          label="Information needed"
          rule={decisionReason}
          submitText="Ask"
          busyText="Asking…"
          send={(reason) => decide({ decision: 'ask', reason })}
          doneText="The company has been asked."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}

/** The decisions on a verification under review. */
export function KybDecisionButtons({ customer }: { customer: CustomerProfile }) {
  const found = customer.screening.flatMap(({ cases }) => cases.map(({ state }) => state))
  const closed = whyNotCleared(found, 'company')
  const { mutateAsync: decide } = useDecideKyb(customer)
  return (
    <>
      <AskButton customer={customer} text="Ask for more information" title="Ask for more information" />
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
