import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import { askForm, type NewRequirement } from '@tradelane/contract/onboarding/requirements'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { AskFields, emptyRequirement } from './ask-fields.tsx'
import { useDecideKyb } from './customer-queries.ts'

type AskDialogProps = { customer: CustomerProfile; title: string; onClose: () => void }

/** Asks a company for one or several things; each is answered by itself. */
export function AskDialog({ customer, title, onClose }: AskDialogProps) {
  const form = useContractForm(askForm, { requirements: [emptyRequirement] })
  const deciding = useDecideKyb(customer)
  const ask = form.handleSubmit(async ({ requirements }) => {
    try {
      await deciding.mutateAsync({ decision: 'ask', requirements: requirements.map(asSent) })
      onClose()
      toast.success('The company has been asked.')
    } catch (error) {
      if (!showRefusedFields(form, error)) toast.error(messageOf(error))
    }
  })
  const { requirements: wrong } = form.formState.errors
  const problem = wrong?.root?.message ?? wrong?.message
  return (
    <FormDialog
      size="lg"
      title={title}
      lead="The company sees this by email and above its registration. It answers each by itself; the review goes on when all mandatory ones are answered."
      submitText="Ask"
      busyText="Asking…"
      isBusy={deciding.isPending}
      onSubmit={ask}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <AskFields form={form} customer={customer} />
        {problem && (
          <Banner tone="lost" isAlert>
            {problem}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}

/** The own words belong to no template: they stay behind when one is chosen after them. */
function asSent({ what, ...asked }: NewRequirement): NewRequirement {
  return asked.template === 'own' ? { ...asked, what } : asked
}
