import { regions, regNumberLength } from '@tradelane/contract/accounts/forms'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod/mini'
import { NewPasswordFields } from '../../../ui/forms/new-password-fields.tsx'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import type { signupForm } from './signup-form.ts'

type SignupFieldsProps = {
  form: UseFormReturn<z.input<typeof signupForm>, unknown, z.output<typeof signupForm>>
}

export function SignupFields({ form }: SignupFieldsProps) {
  const { register } = form
  const { errors } = form.formState
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextInput
          label="First name"
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...register('first_name')}
        />
        <TextInput
          label="Middle name"
          isOptional
          autoComplete="additional-name"
          error={errors.middle_name?.message}
          {...register('middle_name')}
        />
      </div>
      <TextInput
        label="Last name"
        autoComplete="family-name"
        error={errors.last_name?.message}
        {...register('last_name')}
      />
      <CompanyFields form={form} />
      <NewPasswordFields
        label="Password"
        length="Up to 20 characters"
        fields={[register('pwd'), register('retypePassword')]}
        errors={[errors.pwd, errors.retypePassword]}
      />
    </>
  )
}

function CompanyFields({ form }: SignupFieldsProps) {
  const { register } = form
  const { errors } = form.formState
  return (
    <>
      <TextInput
        label="Company name"
        autoComplete="organization"
        error={errors.company_name?.message}
        {...register('company_name')}
      />
      <TextInput
        label="Work email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        help="We send a code to this address to verify it."
        error={errors.work_email?.message}
        {...register('work_email')}
      />
      <Controller
        control={form.control}
        name="countryCode"
        render={({ field }) => (
          <PhoneField
            label="Business phone"
            countryCode={field.value}
            onCountryCodeChange={field.onChange}
            number={register('company_phone_number')}
            error={errors.countryCode?.message ?? errors.company_phone_number?.message}
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextInput
          label="Registration number"
          autoComplete="off"
          spellCheck={false}
          maxLength={regNumberLength}
          help={`The ${regNumberLength} characters of your company register entry.`}
          error={errors.company_reg_number?.message}
          {...register('company_reg_number')}
        />
        <Select
          label="Company region"
          options={regions.map(({ code, name, isOpen }) => ({
            value: code,
            label: isOpen ? name : `${name} (not available yet)`,
            isDisabled: !isOpen,
          }))}
          error={errors.company_region?.message}
          {...register('company_region')}
        />
      </div>
    </>
  )
}
