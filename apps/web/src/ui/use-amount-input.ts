import {
  type ChangeEvent,
  type ClipboardEvent,
  type InputEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  caretAfterGrouping,
  cleanAmount,
  digitsAfterDecimals,
  groupDigits,
  groupsBefore,
  readPastedAmount,
} from './typed-amount.ts'

type AmountInput = {
  input: RefObject<HTMLInputElement | null>
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBeforeInput: (event: InputEvent<HTMLInputElement>) => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** Shows `value` ("1234.5") in groups while typing, and reports the plain decimal text. */
export function useAmountInput(value: string, exponent: number, tell: (value: string) => void): AmountInput {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  // A trailing point is shown while typing, but is not part of the value.
  const [endsInPoint, setEndsInPoint] = useState(false)
  // What was typed after the last decimal of a value, and is not part of it.
  const dropped = useRef({ value: '', digits: '' })
  const shown = groupDigits(value) + (endsInPoint && value !== '' && !value.includes('.') ? '.' : '')

  // Setting an input's text moves the caret to the end: restore its position.
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    const position = caretAfterGrouping(shown, caret.current)
    input.current?.setSelectionRange(position, position)
    caret.current = undefined
  })

  const take = (text: string, end: number) => {
    const amount = cleanAmount(text, exponent)
    if (amount === undefined) return
    caret.current = text.slice(0, end).replaceAll(',', '').length
    setEndsInPoint(amount.endsWith('.'))
    const kept = amount.replace(/\.$/, '')
    const digits = digitsAfterDecimals(text, exponent)
    const isSame = digits !== '' && dropped.current.value === kept
    dropped.current = { value: kept, digits: (isSame ? dropped.current.digits : '') + digits }
    tell(kept)
  }
  return {
    input,
    value: shown,
    onChange: ({ target }) => take(target.value, target.selectionStart ?? target.value.length),
    onBeforeInput: (event) => {
      // On many keyboards the comma is the decimal key.
      if (event.data !== ',' && event.data !== '.') return
      event.preventDefault()
      const { value: text, selectionStart, selectionEnd } = event.currentTarget
      const start = selectionStart ?? text.length
      const [before, after] = [text.slice(0, start), text.slice(selectionEnd ?? start)]
      if (!(before + after).includes('.')) return take(`${before}.${after}`, start + 1)
      const typed = dropped.current.value === value ? dropped.current.digits : ''
      const whole = before === text ? groupsBefore(text, typed) : undefined
      if (whole) take(`${whole}.`, whole.length + 1)
    },
    onPaste: (event) => {
      const pasted = readPastedAmount(event.clipboardData.getData('text'), exponent)
      const { value: text, selectionStart, selectionEnd } = event.currentTarget
      event.preventDefault()
      if (pasted === undefined) return
      const start = selectionStart ?? text.length
      take(text.slice(0, start) + pasted + text.slice(selectionEnd ?? start), start + pasted.length)
    },
  }
}
