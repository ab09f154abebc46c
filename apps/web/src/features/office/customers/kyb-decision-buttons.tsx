import { adminCustomers, type CustomerProfile, decisionReason } from '@tradelane/contract/customers/calls'
import { officeKybActions } from '@tradelane/contract/onboarding/actions'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { OfficeAction } from '../../../ui/records/office-action.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { useDecideKyb } from './customer-queries.ts'
import { recordOfCustomer } from './record-of-customer.ts'

type ButtonProps = { customer: CustomerProfile; closed: string | undefined }

/** What the back office can do about a verification. */
export function KybDecisionButtons({ customer }: { customer: CustomerProfile }) {
  const record = recordOfCustomer(customer)
  return (
    <>
      <OfficeAction call={adminCustomers.decideKyb} action={officeKybActions.ask} record={record}>
        {(closed) => <AskButton customer={customer} closed={closed} />}
      </OfficeAction>
      <OfficeAction call={adminCustomers.decideKyb} action={officeKybActions.refuse} record={record}>
        {(closed) => <RefuseButton customer={customer} closed={closed} />}
      </OfficeAction>
      <OfficeAction call={adminCustomers.decideKyb} action={officeKybActions.clear} record={record}>
        {(closed) => <ClearButton customer={customer} closed={closed} />}
      </OfficeAction>
    </>
  )
}

/** A review that waits for the company may be asked for more. A refused company has written to us: it submits again. */
function AskButton({ customer, closed }: ButtonProps) {
  const isAgain = customer.kyb_status === 'Refused'
  return (
    <DialogButton text={isAgain ? 'Review again' : 'Ask for more information'} closed={closed}>
      {(close) => (
        <AskDialog
          customer={customer}
          title={isAgain ? 'Review this company again' : 'Ask for more information'}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}

function RefuseButton({ customer, closed }: ButtonProps) {
  const { mutateAsync: decide } = useDecideKyb(customer)
  return (
    <DialogButton tone="danger" text="Refuse" closed={closed}>
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
  )
}

function ClearButton({ customer, closed }: ButtonProps) {
  const { mutateAsync: decide } = useDecideKyb(customer)
  return (
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
  )
}
