import { adminCustomers, type CustomerProfile, decisionReason } from '@tradelane/contract/customers/calls'
import { officeKybActions } from '@tradelane/contract/onboarding/actions'
import { useChangesOf } from '../../../lib/queries/pending-changes.ts'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { OfficeActions } from '../../../ui/records/office-actions.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { useDecideKyb } from './customer-queries.ts'
import { recordOfCustomer } from './record-of-customer.ts'

type DialogProps = { customer: CustomerProfile; onClose: () => void }

/** What the back office can do about a verification. A refused company has written to us: it is reviewed again, and submits again. */
export function KybDecisionButtons({ customer }: { customer: CustomerProfile }) {
  const isWaiting = useChangesOf(customer.uid).length > 0
  const isAgain = customer.kyb_status === 'Refused'
  return (
    <OfficeActions
      call={adminCustomers.decideKyb}
      record={recordOfCustomer(customer, isWaiting)}
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
    <ReasonDialog
      title={`Clear ${customer.company_name}?`}
      lead="The company can add balance and pay as soon as this takes effect. We notify it by email. If a colleague has to approve it, they read the reason; the company never does."
      tone="main"
      submitText="Clear"
      busyText="Clearing…"
      send={(reason) => decide({ decision: 'clear', ...(reason && { reason }) })}
      doneText="The company has been cleared."
      onClose={onClose}
    />
  )
}
