import { type Currency, currencies } from '@tradelane/money'
import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { classNames } from '../class-names.ts'
import { controlFrameLook } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'
import { splitFieldProps } from './split-field-props.ts'
import { useAmountInput } from './use-amount-input.ts'

export type MoneyFieldProps = FieldProps & {
  /** Plain decimal text, '' for nothing: "1234.5" while shown as "1,234.5". */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  currency: Currency
  /** Offers a choice of currency beside the amount. */
  currencies?: readonly Currency[]
  onCurrencyChange?: (currency: Currency) => void
  /** Label of the currency select; needed if a page has two. */
  currencyLabel?: string
  isReadOnly?: boolean
  /** Larger figures, for the main amount of a page. */
  isBig?: boolean
  ref?: Ref<HTMLInputElement>
}

/** With react-hook-form: inside a `Controller`, `field` spread into it. Takes as many decimals as the currency has. */
export function MoneyField(props: MoneyFieldProps) {
  const [field, control] = splitFieldProps(props)
  const { value, onChange, currency, isReadOnly, isBig, ref } = control
  const { input, doubt, ...amount } = useAmountInput(value, currencies[currency].exponent, {
    tell: onChange,
    leave: control.onBlur,
  })
  const hold = (element: HTMLInputElement | null) => {
    input.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  return (
    <Field {...field} help={doubt ?? field.help}>
      {(wiring) => (
        <div className={controlFrameLook}>
          <input
            {...wiring}
            {...amount}
            ref={hold}
            name={control.name}
            inputMode="decimal"
            autoComplete="off"
            placeholder={currencies[currency].exponent === 0 ? '0' : '0.00'}
            readOnly={isReadOnly}
            className={classNames(
              'num min-w-0 flex-1 rounded-md bg-transparent px-3 outline-none',
              isBig && 'text-lg font-medium',
            )}
          />
          <CurrencyPart {...control} label={control.currencyLabel ?? 'Currency'} />
        </div>
      )}
    </Field>
  )
}

type CurrencyPartProps = Pick<MoneyFieldProps, 'currency' | 'currencies' | 'onCurrencyChange'> & {
  label: string
}

function CurrencyPart({ currency, currencies: offered, onCurrencyChange, label }: CurrencyPartProps) {
  if (!offered || !onCurrencyChange) {
    return (
      <span className="my-2 flex items-center border-l border-line px-3 font-medium text-ink-2">
        {currency}
      </span>
    )
  }
  return (
    <span className="relative my-1.5 flex items-center border-l border-line">
      <select
        aria-label={label}
        value={currency}
        onChange={({ target }) => onCurrencyChange(target.value as Currency)}
        className="h-full appearance-none rounded-md bg-paper pr-8 pl-3 font-medium text-ink outline-none"
      >
        {offered.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
      <ChevronDown size={14} className="pointer-events-none absolute right-2.5 text-ink-2" aria-hidden />
    </span>
  )
}
