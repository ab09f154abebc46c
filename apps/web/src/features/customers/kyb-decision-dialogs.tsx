import { type CustomerProfile, kybDecision } from '@tradelane/contract/customers/calls'
import { useId } from 'react'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../lib/net/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { useDecideKyb } from './queries.ts'

type DecisionDialogProps = { customer: CustomerProfile; onClose: () => void }

export function ClearDialog({ customer, onClose }: DecisionDialogProps) {
  const deciding = useDecide(customer.uid, onClose)
  return (
    <Dialog
      isOpen
      isBusy={deciding.isPending}
      onClose={onClose}
      title={`Clear ${customer.company_name}?`}
      lead="The company can add balance and pay at once, and is told by mail."
      size="sm"
      actions={
        <>
          <Button onClick={onClose} disabled={deciding.isPending}>
            Cancel
          </Button>
          <Button
            tone="main"
            isBusy={deciding.isPending}
            busyText="Clearing…"
            onClick={() => deciding.decide({ decision: 'clear' })}
          >
            Clear
          </Button>
        </>
      }
    >
      {deciding.failure}
    </Dialog>
  )
}

const words = {
  ask: {
    title: 'Ask for more information',
    lead: 'The company reads this by mail and above its registration, and can then submit it again.',
    label: 'What is needed',
    action: 'Ask',
    busy: 'Asking…',
  },
  refuse: {
    title: 'Refuse the verification',
    lead: 'The company reads this by mail and in its registration. It cannot add balance or pay.',
    label: 'Reason',
    action: 'Refuse',
    busy: 'Refusing…',
  },
} as const

export function ReasonDialog({
  decision,
  customer,
  onClose,
}: DecisionDialogProps & { decision: 'ask' | 'refuse' }) {
  const { title, lead, label, action, busy } = words[decision]
  const deciding = useDecide(customer.uid, onClose)
  const form = useContractForm(kybDecision, { uid: customer.uid, decision, reason: '' })
  const formId = useId()
  return (
    <Dialog
      isOpen
      isBusy={deciding.isPending}
      onClose={onClose}
      title={title}
      lead={lead}
      actions={
        <>
          <Button onClick={onClose} disabled={deciding.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            tone={decision === 'refuse' ? 'danger' : 'main'}
            isBusy={deciding.isPending}
            busyText={busy}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(deciding.decide)} className="grid gap-4">
        <TextArea label={label} error={form.formState.errors.reason?.message} {...form.register('reason')} />
        {deciding.failure}
      </form>
    </Dialog>
  )
}

/** Sends a decision; a refusal of it is shown where the decision was made. */
function useDecide(uid: string, onDone: () => void) {
  const { mutate, isPending, error } = useDecideKyb(uid)
  const decide = (decision: Parameters<typeof mutate>[0]) =>
    mutate(decision, {
      onSuccess: ({ message }) => {
        if (message) toast.success(message)
        onDone()
      },
    })
  const failure = error && (
    <Banner tone="lost" isNews>
      {messageOf(error)}
    </Banner>
  )
  return { decide, isPending, failure }
}
