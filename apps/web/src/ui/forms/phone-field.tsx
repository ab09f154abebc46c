import { defaultPhoneCountry, phoneCountries } from '@tradelane/contract/lists/phone-countries'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { controlFrameLook } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'
import { splitFieldProps } from './split-field-props.ts'

export type PhoneFieldProps = FieldProps & {
  /** The dial code, "+1"; '' shows the default country. */
  countryCode: string
  onCountryCodeChange: (countryCode: string) => void
  /** The number's own input: spread `register('company_phone_number')` here. */
  number: Omit<ComponentProps<'input'>, 'className'>
  /** The name of the country's select, for screen readers. */
  countryLabel?: string
}

/** A country's dial code and a number beside it. Countries that share a code stay apart while the page is open. */
export function PhoneField(props: PhoneFieldProps) {
  const [field, { countryCode, onCountryCodeChange, number, countryLabel = 'Country code' }] =
    splitFieldProps(props)
  const [picked, setPicked] = useState(defaultPhoneCountry)
  const country =
    phoneCountries.find(({ code, dial }) => code === picked && dial === countryCode) ??
    phoneCountries.find(({ dial }) => dial === countryCode) ??
    phoneCountries.find(({ code }) => code === defaultPhoneCountry)
  const choose = (code: string) => {
    setPicked(code)
    onCountryCodeChange(phoneCountries.find((each) => each.code === code)?.dial ?? '')
  }
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={controlFrameLook}>
          <span className="relative flex items-center gap-1.5 rounded-l-md border-r border-line pr-2 pl-3 has-[select:focus-visible]:bg-sea-wash">
            <span className="font-medium" aria-hidden>
              {country?.code}
            </span>
            <span className="num text-ink-2" aria-hidden>
              {country?.dial}
            </span>
            <ChevronDown size={14} className="text-ink-2" aria-hidden />
            <select
              aria-label={countryLabel}
              autoComplete="tel-country-code"
              value={country?.code}
              onChange={({ target }) => choose(target.value)}
              className="absolute inset-0 w-full cursor-pointer opacity-0"
            >
              {phoneCountries.map(({ code, name, dial }) => (
                <option key={code} value={code}>
                  {name} ({dial})
                </option>
              ))}
            </select>
          </span>
          <input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            className="num min-w-0 flex-1 rounded-md bg-transparent px-3 outline-none"
            {...wiring}
            {...number}
          />
        </div>
      )}
    </Field>
  )
}
