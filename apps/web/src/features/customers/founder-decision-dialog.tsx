import { type CustomerProfile, founderDecision } from '@tradelane/contract/customers/calls'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../lib/net/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { useDecideFounder } from './queries.ts'

const words = {
  clear: { title: 'Clear', lead: 'The company is told by mail.', busyText: 'Clearing…' },
  refuse: {
    title: 'Refuse',
    lead: 'The company reads the reason by mail and beside the person, and can correct or remove them.',
    busyText: 'Refusing…',
  },
} as const

export type FounderUnderReview = {
  uid: string
  name: string
  review: CustomerProfile['founder_reviews'][number]
}

type FounderDecisionDialogProps = FounderUnderReview & { decision: 'clear' | 'refuse'; onClose: () => void }

export function FounderDecisionDialog(props: FounderDecisionDialogProps) {
  const { uid, name, review, decision, onClose } = props
  const { title, lead, busyText } = words[decision]
  const { mutate, isPending, error } = useDecideFounder()
  const { fid, version } = review
  const form = useContractForm(founderDecision, {
    uid,
    fid,
    version,
    decision,
    ...(decision === 'refuse' && { reason: '' }),
  })
  const send = form.handleSubmit((body) =>
    mutate(body, {
      onSuccess: ({ message }) => {
        if (message) toast.success(message)
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      title={`${title} ${name}?`}
      lead={lead}
      submitText={title}
      busyText={busyText}
      isBusy={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {decision === 'refuse' && (
          <TextArea
            label="Reason"
            error={form.formState.errors.reason?.message}
            {...form.register('reason')}
          />
        )}
        {error && (
          <Banner tone="lost" isNews>
            {messageOf(error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
