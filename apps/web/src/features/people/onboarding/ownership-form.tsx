import type { Registration } from '@tradelane/contract/onboarding/forms'
import { founders, ownershipForm } from '@tradelane/contract/onboarding/founders'
import { ownershipText } from '@tradelane/contract/onboarding/ownership'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { api } from '../../../lib/net/api.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { useChange } from '../../../lib/net/use-change.ts'
import { founderName } from '../../../lib/queries/registration-facts.ts'
import { requirementsQuery } from '../../../lib/queries/requirements.ts'
import { profileQuery } from '../../../lib/session/profile.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { WizardActions } from '../../../ui/wizard/wizard.tsx'
import { NoOtherOwner, PercentField } from './ownership-fields.tsx'

type Ownership = WireInput<typeof founders.ownership>['body']

/**
 * All persons at once: shares pass from one to another, and together they are never too much. Where somebody else was faster, the form says
 * what they saved, and a second save replaces it.
 */
export function OwnershipForm({ registration }: { registration: Registration }) {
  const navigate = useNavigate()
  const [first] = useState(registration)
  const [isLate, setIsLate] = useState(false)
  const form = useContractForm(ownershipForm, ownershipOf(registration))
  const save = useChange([profileQuery.queryKey, requirementsQuery.queryKey], (body: Ownership) =>
    api(founders.ownership, { body }),
  )
  const send = form.handleSubmit((body) =>
    save.mutate(withBefore(body, isLate ? registration : first), {
      onSuccess: ({ message }) => {
        if (message) toast.success(message)
        navigate('/registration')
      },
      onError: (error) => {
        if (showRefusedFields(form, error)) return
        if (error instanceof ApiError && error.code === 'CONFLICT') setIsLate(true)
        toast.error(messageOf(error))
      },
    }),
  )
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={send}
        className="grid max-w-form gap-5 rounded-lg border border-line bg-paper p-5 sm:p-6"
      >
        {registration.founders.map((person, index) => (
          <PercentField
            key={person.fid}
            name={`owners.${index}.ownership_percent`}
            label={founderName(person)}
            {...(isLate && { help: `Saved now: ${ownershipText(person) ?? 'nothing'}` })}
          />
        ))}
        <NoOtherOwner list="owners" />
        <WizardActions
          extra={
            <LinkButton to="/registration" tone="quiet">
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

const ownershipOf = ({ founders: persons, no_other_owner = false }: Registration): Ownership => ({
  owners: persons.map(({ fid = '', ownership_percent }) => ({
    fid,
    ownership_percent: ownership_percent ?? '',
  })),
  no_other_owner,
})

/** With what the user has seen of each person. */
const withBefore = (body: Ownership, { founders: persons }: Registration): Ownership => ({
  ...body,
  owners: body.owners.map((owner) => ({
    ...owner,
    before: persons.find(({ fid }) => fid === owner.fid)?.ownership_percent ?? null,
  })),
})
