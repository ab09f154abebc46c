import { useEffect, useState } from 'react'
import { TextInput } from '../../../ui/forms/text-input.tsx'

type AmountFilterProps = { label: string; value: string; onChange: (text: string) => void }

const pattern = /^((0|[1-9]\d{0,14})(\.\d{1,4})?)?$/

/** Looked for when the field is left, or by Enter: half an amount is another amount. */
export function AmountFilter({ label, value, onChange }: AmountFilterProps) {
  const [typed, setTyped] = useState(value)
  const [isFaulty, setIsFaulty] = useState(false)
  useEffect(() => setTyped(value), [value])
  const look = () => {
    const text = typed
      .replaceAll(',', '')
      .trim()
      .replace(/^0+(?=\d)/, '')
    setIsFaulty(!pattern.test(text))
    if (pattern.test(text) && text !== value) onChange(text)
  }
  return (
    <TextInput
      label={label}
      isOptional
      inputMode="decimal"
      value={typed}
      error={isFaulty ? 'Enter a valid amount' : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={look}
      onKeyDown={({ key }) => key === 'Enter' && look()}
    />
  )
}
