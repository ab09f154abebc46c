import { BusinessDocuments } from './business-documents.tsx'
import { CodeField, CountryField } from './code-field.tsx'
import { LongTextField, PastDayField, TextField } from './fields.tsx'

/** Step 2: the company. Its name and registration number come from the sign-up. */
export function CompanyStep({ region }: { region: string }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="company_name" label="Business name" readOnly />
        <TextField name="company_reg_number" label="Registration number" readOnly />
        <TextField
          name="trade_name"
          label="Trade name"
          autoComplete="organization"
          help="The name that your buyers know"
        />
        <TextField name="website" label="Website" autoComplete="url" inputMode="url" spellCheck={false} />
        <CodeField
          name="business_type"
          label="Business type"
          category="BUSINESS_TYPE"
          placeholder="Select a business type"
        />
        <CodeField
          name="industrySector"
          label="Industry sector"
          category="INDUSTRY_SECTOR"
          placeholder="Select an industry sector"
        />
        <LongTextField
          name="company_description"
          label="Company description"
          help="Your goods, partners and markets, in about 20 words"
          className="sm:col-span-2"
        />
        <PastDayField name="company_reg_date" label="Registration date" />
        <CountryField name="company_reg_country" label="Registration country" />
        {region === 'US' && (
          <CodeField
            name="company_listed_exchange"
            label="Company listed exchange"
            category="LISTED_EXCHANGE"
            placeholder="Not listed"
            isOptional
            className="sm:col-span-2"
          />
        )}
      </div>
      <SizeAndUse />
      <RegisteredAddress />
      <BusinessDocuments />
    </>
  )
}

function SizeAndUse() {
  return (
    <fieldset className="mt-6 grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">Size and use</legend>
      <CodeField
        name="totalEmployees"
        label="Total employees"
        category="TOTAL_EMPLOYEES"
        placeholder="Select total employees"
      />
      <CodeField
        name="annualTurnover"
        label="Annual turnover"
        category="ANNUAL_TURNOVER"
        placeholder="Select annual turnover"
      />
      <CodeField
        name="intendedUseOfAccount"
        label="Intended use of account"
        category="INTENDED_USE_OF_ACCOUNT"
        placeholder="Select intended use of account"
        className="sm:col-span-2"
      />
    </fieldset>
  )
}

function RegisteredAddress() {
  return (
    <fieldset className="mt-6 grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">Registered address</legend>
      <TextField name="registered_addressLine1" label="Address line 1" className="sm:col-span-2" />
      <TextField name="registered_addressLine2" label="Address line 2" isOptional className="sm:col-span-2" />
      <TextField name="registered_city" label="City" />
      <TextField name="registered_state" label="State" />
      <CountryField name="registered_country" label="Country" />
      <TextField name="registered_postcode" label="Post code" />
    </fieldset>
  )
}
