import { promised } from '@tradelane/contract/lifecycle/promises'
import { filledFoundersStep, type RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { WizardActions } from '../../../ui/wizard/wizard.tsx'
import { FounderFields } from './founder-fields.tsx'
import { useSavePerson } from './use-save-person.ts'

type PersonFormProps = {
  /** The data that was submitted. */
  registration: RegistrationInput
  person: RegistrationInput['founders'][number]
}

/** Step 3 of the registration for one person, after the rest was submitted. */
export function PersonForm({ registration, person }: PersonFormProps) {
  const navigate = useNavigate()
  const form = useContractForm(filledFoundersStep, { founders: [person] })
  const save = useSavePerson()
  const send = form.handleSubmit(({ founders: [entered] }) => {
    if (!entered) return
    save.mutate(entered, {
      onSuccess: ({ message }) => {
        if (message) toast.success(message)
        navigate('/security')
      },
      onError: (error) => {
        if (!showRefusedFields(form, error)) toast.error(messageOf(error))
      },
    })
  })
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={send}
        className="grid max-w-form gap-5 rounded-lg border border-line bg-paper p-5 sm:p-6"
      >
        <Banner tone="info">
          We review this person within {promised('reviewPerson')}. Your account stays unchanged in the
          meantime.
        </Banner>
        <FounderFields index={0} applicant={registration} />
        <WizardActions
          extra={
            <LinkButton to="/security" tone="quiet">
              Cancel
            </LinkButton>
          }
          next={
            <Button type="submit" tone="main" isBusy={save.isPending} busyText="Saving…">
              Save
            </Button>
          }
        />
      </form>
    </FormProvider>
  )
}
