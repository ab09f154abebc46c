import { type BookingPerson, newBookingPerson } from '@tradelane/contract/booking-persons/calls'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useSaveBookingPerson } from './security-queries.ts'
import { toastOutcome } from './toast-outcome.ts'

const nobody = { name: '', email: '', phone_number: '', professional_position: '' }

type BookingPersonDialogProps = { person: BookingPerson | undefined; onClose: () => void }

export function BookingPersonDialog({ person, onClose }: BookingPersonDialogProps) {
  const { booking_person_id: _, ...values } = { booking_person_id: '', ...nobody, ...person }
  const form = useContractForm(newBookingPerson, values)
  const { errors } = form.formState
  const save = useSaveBookingPerson(person)
  const outcome = toastOutcome(onClose)
  const send = form.handleSubmit((entered) =>
    save.mutate(entered, {
      ...outcome,
      onError: (error) => {
        outcome.onError(error)
        showRefusedFields(form, error)
      },
    }),
  )
  return (
    <FormDialog
      title={person ? 'Edit booking person' : 'Add booking person'}
      lead="A person who may book in your company’s name."
      submitText="Save"
      busyText="Saving…"
      onSubmit={send}
      isBusy={save.isPending}
      onClose={onClose}
    >
      <div className="grid gap-4 ">
        <TextInput label="Name" autoComplete="off" error={errors.name?.message} {...form.register('name')} />
        <TextInput
          label="Position"
          autoComplete="off"
          error={errors.professional_position?.message}
          {...form.register('professional_position')}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextInput
          label="Phone number"
          type="tel"
          autoComplete="off"
          error={errors.phone_number?.message}
          {...form.register('phone_number')}
        />
      </div>
    </FormDialog>
  )
}
