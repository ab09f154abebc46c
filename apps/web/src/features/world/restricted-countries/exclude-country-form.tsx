import { excludedCountry, restrictedCountries } from '@tradelane/contract/restricted-countries/calls'
import { Controller } from 'react-hook-form'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CountryField } from '../../../ui/forms/country-field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { StaffFields } from '../../../ui/forms/staff-fields.tsx'
import { TextArea } from '../../../ui/forms/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { useExcludeCountry } from './restricted-country-queries.ts'

const empty = { country: '', basis: 'risk' as const, reason: '' }

export function ExcludeCountryForm() {
  const form = useContractForm(excludedCountry, empty)
  const excluding = useExcludeCountry()
  const save = form.handleSubmit(async (body) => {
    try {
      await excluding.mutateAsync(body)
      form.reset(empty)
      toast.success('Excluded')
    } catch (error) {
      if (!showRefusedFields(form, error)) toast.error(messageOf(error))
    }
  })
  return (
    <Card title="Exclude a country">
      <form noValidate onSubmit={save} className="grid gap-5">
        <StaffFields call={restrictedCountries.restrict}>
          <Controller
            control={form.control}
            name="country"
            render={({ field, fieldState }) => (
              <CountryField {...field} error={fieldState.error?.message} isOptional={false} />
            )}
          />
          <Select
            label="Exclude from"
            options={[
              { value: 'risk', label: 'Freight and insurance' },
              { value: 'sanctions', label: 'All services: sanctions' },
            ]}
            {...form.register('basis')}
          />
          <TextArea
            label="Reason"
            rows={2}
            error={form.formState.errors.reason?.message}
            {...form.register('reason')}
          />
          <Button
            type="submit"
            tone="main"
            isBusy={excluding.isPending}
            busyText="Saving…"
            className="justify-self-start"
          >
            Exclude
          </Button>
        </StaffFields>
      </form>
    </Card>
  )
}
