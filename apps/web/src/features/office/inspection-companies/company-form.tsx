import {
  inspectionCompanies,
  newInspectionCompany,
  type WireInspectionCompany,
} from '@tradelane/contract/inspection-companies/calls'
import { useNavigate } from 'react-router'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LeaveGuard } from '../../../ui/dialogs/leave-guard.tsx'
import { SavingTrouble, type Since } from '../../../ui/forms/saved-since.tsx'
import { StaffFields } from '../../../ui/forms/staff-fields.tsx'
import { TextArea, TextInput } from '../../../ui/forms/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSaveCompany } from './inspection-company-queries.ts'
import { type CompanyFormState, ServedCountries, ServedServices } from './served-fields.tsx'

type CompanyFormProps = { company?: WireInspectionCompany; since?: Since | undefined }

/** Adds a company, or changes the given one in the version that was looked at. */
export function CompanyForm({ company, since }: CompanyFormProps) {
  const form = useContractForm(newInspectionCompany, company ? editableOf(company) : empty)
  const { formState } = form
  const saving = useSaveCompany(company)
  const navigate = useNavigate()
  const save = form.handleSubmit(async (values) => {
    try {
      const { message, inspection_company_id: id } = await saving.mutateAsync(values)
      form.reset(form.getValues())
      toast.success(message ?? 'Saved')
      if (!company) await navigate(`/admin/inspection-companies/${id}`, { replace: true })
    } catch (error) {
      showRefusedFields(form, error)
    }
  })
  return (
    <Card title="Company">
      <LeaveGuard isDirty={formState.isDirty && !saving.isSuccess} />
      <form noValidate onSubmit={save} className="grid max-w-3xl gap-5">
        <StaffFields call={inspectionCompanies.update}>
          <ContactFields form={form} />
          <ServedServices form={form} />
          <ServedCountries form={form} />
          <TextInput
            label="Accreditation"
            isOptional
            maxLength={200}
            help="For example, ISO/IEC 17020, type A, valid until May 2028"
            error={formState.errors.accreditation?.message}
            {...form.register('accreditation')}
          />
          <TextArea
            label="Price remarks"
            isOptional
            rows={3}
            maxLength={1000}
            help="For the back office only."
            error={formState.errors.price_remarks?.message}
            {...form.register('price_remarks')}
          />
          <SavingTrouble since={since} form={formState} saving={saving} />
          <Button
            type="submit"
            tone="main"
            isBusy={saving.isPending}
            busyText="Saving…"
            className="justify-self-start"
          >
            {company ? 'Save changes' : 'Add company'}
          </Button>
        </StaffFields>
      </form>
    </Card>
  )
}

const fields = [
  { name: 'company_name', label: 'Company name', maxLength: 120 },
  { name: 'contact_person_name', label: 'Contact person', maxLength: 100 },
  { name: 'email', label: 'Email', type: 'email', maxLength: 254 },
  {
    name: 'phone_number',
    label: 'Phone number',
    type: 'tel',
    help: 'With its country code and without spaces, such as +913322201234',
  },
] as const

function ContactFields({ form }: { form: CompanyFormState }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map(({ name, ...shown }) => (
        <TextInput
          key={name}
          autoComplete="off"
          {...shown}
          error={form.formState.errors[name]?.message}
          {...form.register(name)}
        />
      ))}
    </div>
  )
}

const empty = {
  company_name: '',
  contact_person_name: '',
  email: '',
  phone_number: '',
  services: [],
  countries: [],
  accreditation: '',
  price_remarks: '',
}

const editableOf = (company: WireInspectionCompany) => {
  const { inspection_company_id, version, is_retired, saved_by, updated_at, ...editable } = company
  return editable
}
