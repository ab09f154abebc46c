import {
  type ChangeEvent,
  type ClipboardEvent,
  type InputEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { caretAfterGrouping, cleanAmount, groupDigits, readPastedAmount } from './typed-amount.ts'

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
    tell(amount.replace(/\.$/, ''))
  }
  return {
    input,
    value: shown,
    onChange: ({ target }) => take(target.value, target.selectionStart ?? target.value.length),
    onBeforeInput: (event) => {
      // On many keyboards the comma is the decimal key.
      if (event.data !== ',') return
      event.preventDefault()
      const { value: text, selectionStart, selectionEnd } = event.currentTarget
      const start = selectionStart ?? text.length
      if (!text.includes('.')) take(`${text.slice(0, start)}.${text.slice(selectionEnd ?? start)}`, start + 1)
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
