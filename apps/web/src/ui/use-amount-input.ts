import {
  type ChangeEvent,
  type ClipboardEvent,
  type InputEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import {
  caretAfterGrouping,
  cleanAmount,
  digitsAfterDecimals,
  groupDigits,
  groupsBefore,
  keptBefore,
  readPastedAmount,
} from './typed-amount.ts'

type AmountInput = {
  input: RefObject<HTMLInputElement | null>
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBeforeInput: (event: InputEvent<HTMLInputElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
  onBlur: () => void
}

type Told = { tell: (value: string) => void; leave: (() => void) | undefined }

/**
 * Shows `value` ("1234.5") in groups while typing, and reports the plain decimal text. What is typed means what it would mean pasted: a comma
 * is a decimal point, until three digits after it show that it was one of groups.
 */
export function useAmountInput(value: string, exponent: number, { tell, leave }: Told): AmountInput {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  // A trailing point is shown while typing, but is not part of the value.
  const [endsInPoint, setEndsInPoint] = useState(false)
  // What was typed as the decimal point, and the digits after the last decimal of a value, which are not part of it.
  const typed = useRef({ value: '', mark: '.', dropped: '' })
  const [, showAgain] = useReducer((times: number) => times + 1, 0)
  const shown = groupDigits(value) + (endsInPoint && value !== '' && !value.includes('.') ? '.' : '')

  // Setting an input's text moves the caret to the end: restore its position.
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    const position = caretAfterGrouping(shown, caret.current)
    input.current?.setSelectionRange(position, position)
    caret.current = undefined
  })

  const droppedOf = (kept: string) => (typed.current.value === kept ? typed.current.dropped : '')
  const take = (text: string, end: number, mark: string) => {
    const amount = cleanAmount(text, exponent)
    if (amount === undefined) return
    const kept = amount.replace(/\.$/, '')
    const digits = digitsAfterDecimals(text, exponent)
    const dropped = digits && droppedOf(kept) + digits
    // Where no decimals may follow, a point can only be one of groups too.
    const whole = dropped && (mark === ',' || exponent === 0) ? groupsBefore(amount, dropped) : undefined
    if (whole) return take(whole, whole.length, '.')
    typed.current = { value: kept, mark, dropped }
    caret.current = keptBefore(text, end)
    setEndsInPoint(amount.endsWith('.'))
    tell(kept)
    // Also where the value is the same: the browser has put the caret elsewhere.
    showAgain()
  }
  return {
    input,
    value: shown,
    onChange: ({ target: { value: text, selectionStart } }) => {
      const end = selectionStart ?? text.length
      const isAdded = end === text.length && end > shown.length
      take(text, end, isAdded ? typed.current.mark : '.')
    },
    onBeforeInput: (event) => {
      // On many keyboards the comma is the decimal key.
      if (event.data !== ',' && event.data !== '.') {
        if (event.data?.length === 1 && !/\d/.test(event.data)) event.preventDefault()
        return
      }
      event.preventDefault()
      const { value: text, selectionStart, selectionEnd } = event.currentTarget
      const start = selectionStart ?? text.length
      const [before, after] = [text.slice(0, start), text.slice(selectionEnd ?? start)]
      if (!(before + after).includes('.')) return take(`${before}.${after}`, start + 1, event.data)
      const whole = before === text ? groupsBefore(text, droppedOf(value)) : undefined
      if (whole) take(`${whole}.`, whole.length + 1, '.')
    },
    // A comma between groups is stepped over: deleting it would change nothing.
    onKeyDown: ({ key, currentTarget: field }) => {
      const { value: text, selectionStart: at, selectionEnd } = field
      if (at === null || at !== selectionEnd) return
      if (key === 'Backspace' && text[at - 1] === ',') field.setSelectionRange(at - 1, at - 1)
      if (key === 'Delete' && text[at] === ',') field.setSelectionRange(at + 1, at + 1)
    },
    onPaste: (event) => {
      const pasted = readPastedAmount(event.clipboardData.getData('text'), exponent)
      const { value: text, selectionStart, selectionEnd } = event.currentTarget
      event.preventDefault()
      if (pasted === undefined) return
      const start = selectionStart ?? text.length
      take(text.slice(0, start) + pasted + text.slice(selectionEnd ?? start), start + pasted.length, '.')
    },
    onBlur: () => {
      setEndsInPoint(false)
      leave?.()
    },
  }
}
