import { decisionReason } from '@tradelane/contract/customers/calls'
import { incomingPaymentActions } from '@tradelane/contract/incoming-payments/actions'
import type { HeldPayment } from '@tradelane/contract/incoming-payments/calls'
import { adminIncomingPayments } from '@tradelane/contract/incoming-payments/calls'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { OfficeAction } from '../../../ui/records/office-action.tsx'
import { useRecordReturn, useTakeReturnBack } from './customer-queries.ts'

/** The ways out for money that the provider did not return by a call: it has done so by hand, or the money is kept. */
export function EndRefusedReturn({ payment, isWaiting }: { payment: HeldPayment; isWaiting: boolean }) {
  const { incoming_payment_id, state, return_refusal } = payment
  const record = { state, is_return_refused: return_refusal !== null, is_waiting: isWaiting }
  const { mutateAsync: takeBack } = useTakeReturnBack()
  return (
    <>
      <OfficeAction
        call={adminIncomingPayments.returned}
        action={incomingPaymentActions.recordReturn}
        record={record}
      >
        {(closed) => (
          <DialogButton text="Record the return" closed={closed}>
            {(close) => <RecordReturn payment={payment} onClose={close} />}
          </DialogButton>
        )}
      </OfficeAction>
      <OfficeAction call={adminIncomingPayments.keep} action={incomingPaymentActions.keep} record={record}>
        {(closed) => (
          <DialogButton text="Do not return it" closed={closed}>
            {(close) => (
              <ConfirmDialog
                title="Take the decision to return the money back?"
                lead="The money waits again for the verification or for the check of its sender. Without either it becomes available at once."
                confirmText="Do not return it"
                busyText="Saving…"
                send={() => takeBack({ incoming_payment_id })}
                doneText="The money is not returned."
                onClose={close}
              />
            )}
          </DialogButton>
        )}
      </OfficeAction>
    </>
  )
}

function RecordReturn({ payment, onClose }: { payment: HeldPayment; onClose: () => void }) {
  const [reference, setReference] = useState('')
  const { mutateAsync: record } = useRecordReturn()
  return (
    <ReasonDialog
      title="Record the return"
      lead="For money that the payments provider has sent back by hand. It leaves the books of the company, which reads the reason. This cannot be undone."
      rule={decisionReason}
      tone="danger"
      submitText="Record the return"
      busyText="Recording…"
      send={(reason) => record({ incoming_payment_id: payment.incoming_payment_id, reference, reason })}
      doneText="The return has been recorded."
      onClose={onClose}
      further={{
        values: { reference },
        problems: { reference: reference.trim() === '' ? 'Reference is required' : undefined },
        show: (shown) => (
          <TextInput
            label="The provider’s reference"
            value={reference}
            maxLength={100}
            onChange={({ target }) => setReference(target.value)}
            error={shown.reference}
          />
        ),
      }}
    />
  )
}
