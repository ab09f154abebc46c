import { adminCustomers, type CustomerProfile, decisionReason } from '@tradelane/contract/customers/calls'
import { officeKybActions } from '@tradelane/contract/onboarding/actions'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { OfficeActions } from '../../../ui/records/office-actions.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { useDecideKyb } from './customer-queries.ts'
import { recordOfCustomer } from './record-of-customer.ts'

type DialogProps = { customer: CustomerProfile; onClose: () => void }

/** What the back office can do about a verification. A refused company has written to us: it is reviewed again, and submits again. */
export function KybDecisionButtons({ customer }: { customer: CustomerProfile }) {
  const isAgain = customer.kyb_status === 'Refused'
  return (
    <OfficeActions
      call={adminCustomers.decideKyb}
      record={recordOfCustomer(customer)}
      buttons={[
        {
          action: officeKybActions.ask,
          text: isAgain ? 'Review again' : 'Ask for more information',
          dialog: (close) => (
            <AskDialog
              customer={customer}
              title={isAgain ? 'Review this company again' : 'Ask for more information'}
              onClose={close}
            />
          ),
        },
        {
          action: officeKybActions.refuse,
          tone: 'danger',
          text: 'Refuse',
          dialog: (close) => <RefuseDialog customer={customer} onClose={close} />,
        },
        {
          action: officeKybActions.clear,
          tone: 'main',
          text: 'Clear',
          dialog: (close) => <ClearDialog customer={customer} onClose={close} />,
        },
      ]}
    />
  )
}

function RefuseDialog({ customer, onClose }: DialogProps) {
  const { mutateAsync: decide } = useDecideKyb(customer)
  return (
    <ReasonDialog
      title="Refuse the verification"
      lead="The company sees this by email and in its registration. It cannot add balance or pay."
      rule={decisionReason}
      tone="danger"
      submitText="Refuse"
      busyText="Refusing…"
      send={(reason) => decide({ decision: 'refuse', reason })}
      doneText="The verification has been refused."
      onClose={onClose}
    />
  )
}

function ClearDialog({ customer, onClose }: DialogProps) {
  const { mutateAsync: decide } = useDecideKyb(customer)
  return (
    <ConfirmDialog
      title={`Clear ${customer.company_name}?`}
      lead="The company can add balance and pay immediately. We notify it by email."
      tone="main"
      confirmText="Clear"
      busyText="Clearing…"
      send={() => decide({ decision: 'clear' })}
      doneText="The company has been cleared."
      onClose={onClose}
    />
  )
}
