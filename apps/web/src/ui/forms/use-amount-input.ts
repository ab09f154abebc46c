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
  doubtAbout,
  groupDigits,
  groupsBefore,
  insertedIn,
  keptBefore,
  readPastedAmount,
  withAllDecimals,
} from './typed-amount.ts'

type AmountInput = {
  input: RefObject<HTMLInputElement | null>
  value: string
  /** What to say below the field: what was typed is no figure, or its point may have been meant as one of groups. */
  doubt: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBeforeInput: (event: InputEvent<HTMLInputElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
  onBlur: () => void
}

/** What was typed as the decimal point, and the digits after the last decimal of a value, which are not part of it. */
type Typed = {
  value: string
  mark: string
  dropped: string
  /** Something was no figure. Said until the next edit of the field: of "-5" the digit is taken, and would be read as what was meant. */
  isRefused?: boolean | undefined
}

type Handlers = {
  tell: (value: string) => void
  leave: (() => void) | undefined
  /** Shown as it was typed: decimals that are left out are not added. */
  isShort?: boolean
}

/**
 * Shows `value` ("1234.5") in groups while typing, and reports the plain decimal text. What is typed means what it would mean pasted: a comma
 * is a decimal point, until three digits after it show that it was one of groups.
 */
export function useAmountInput(
  value: string,
  exponent: number,
  { tell, leave, isShort = false }: Handlers,
): AmountInput {
  const input = useRef<HTMLInputElement>(null)
  const { typing, setTyping, typed, refuse } = useTyped()
  const left = isShort ? value : withAllDecimals(value, exponent)
  const shown = typing ? shownWhileTyping(value, typing) : groupDigits(left)
  const placeCaret = useCaret(input, shown)

  const droppedOf = (kept: string) => (typed.current.value === kept ? typed.current.dropped : '')
  const take = (text: string, end: number, mark: string) => {
    const amount = cleanAmount(text, exponent)
    if (amount === undefined) return refuse()
    const kept = amount.replace(/\.$/, '')
    const digits = digitsAfterDecimals(text, exponent)
    const dropped = digits && droppedOf(kept) + digits
    // Where no decimals may follow, a point can only be one of groups too.
    const whole = dropped && (mark === ',' || exponent === 0) ? groupsBefore(amount, dropped) : undefined
    if (whole) return take(whole, whole.length, '.')
    const isRefused = typing !== undefined && amount !== '' && typed.current.isRefused
    typed.current = { value: kept, mark, dropped, isRefused }
    setTyping({ endsInPoint: amount.endsWith('.') })
    tell(kept)
    placeCaret(keptBefore(text, end))
  }
  const takePasted = (before: string, pasted: string, after: string) => {
    const read = readPastedAmount(pasted)
    if (read === undefined) refuse()
    else take(before + read + after, (before + read).length, '.')
  }
  return {
    input,
    value: shown,
    doubt: doubtOf(value, typed.current),
    onChange: ({ target: { value: text, selectionStart } }) => {
      const end = selectionStart ?? text.length
      // Dropped, dictated or filled in: it is read as if it were pasted.
      const [before, inserted, after] = insertedIn(text, shown)
      if (inserted.length > 1 && /[.,]/.test(inserted)) return takePasted(before, inserted, after)
      // A comma that was typed long ago, or in another value, is a decimal point for good.
      const isAdded = end === text.length && end > shown.length && typed.current.value === value
      take(text, end, isAdded ? typed.current.mark : '.')
    },
    onBeforeInput: (event) =>
      typePoint(event, { take, refuse, dropped: droppedOf(value), mark: typed.current.mark }),
    onKeyDown: stepOverComma,
    onPaste: (event) => {
      event.preventDefault()
      const [before, after] = aroundSelection(event.currentTarget)
      takePasted(before, event.clipboardData.getData('text'), after)
    },
    onBlur: () => {
      setTyping(undefined)
      typed.current.mark = '.'
      leave?.()
    },
  }
}

function useTyped() {
  // A trailing point is shown while typing, but is not part of the value.
  const [typing, setTyping] = useState<{ endsInPoint: boolean }>()
  const typed = useRef<Typed>({ value: '', mark: '.', dropped: '' })
  const refuse = () => {
    typed.current.isRefused = true
    setTyping((before) => ({ endsInPoint: false, ...before }))
  }
  return { typing, setTyping, typed, refuse }
}

const doubtOf = (value: string, typed: Typed): string | undefined => {
  if (typed.isRefused) return 'Only digits and a point are taken here. Check the figure.'
  return typed.value === value ? doubtAbout(value, typed.dropped) : undefined
}

type Take = (text: string, end: number, mark: string) => void

/** On many keyboards the comma is the decimal key. Letters are not typed at all. */
function typePoint(
  event: InputEvent<HTMLInputElement>,
  { take, refuse, dropped, mark }: { take: Take; refuse: () => void; dropped: string; mark: string },
): void {
  if (event.data !== ',' && event.data !== '.') {
    if (event.data?.length !== 1 || /\d/.test(event.data)) return
    event.preventDefault()
    // Spaces may part groups.
    if (event.data !== ' ') refuse()
    return
  }
  event.preventDefault()
  const [before, after] = aroundSelection(event.currentTarget)
  if (!(before + after).includes('.')) {
    take(`${before}.${after}`, before.length + 1, event.data)
    return
  }
  const whole = after === '' ? groupsBefore(before, dropped) : undefined
  // The same sign once more parts the next groups, until two digits after it are all.
  if (whole) take(`${whole}.`, whole.length + 1, event.data === mark ? ',' : '.')
}

const shownWhileTyping = (value: string, { endsInPoint }: { endsInPoint: boolean }) =>
  groupDigits(value) + (endsInPoint && value !== '' && !value.includes('.') ? '.' : '')

/**
 * Setting an input's text moves the caret to the end: this puts it behind as many digits and points as wanted. Also where the text is the
 * same as before, since the browser has set it too.
 */
function useCaret(input: RefObject<HTMLInputElement | null>, shown: string): (wanted: number) => void {
  const wanted = useRef<number>(undefined)
  const [, showAgain] = useReducer((times: number) => times + 1, 0)
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const position = caretAfterGrouping(shown, wanted.current)
    input.current?.setSelectionRange(position, position)
    wanted.current = undefined
  })
  return (signs) => {
    wanted.current = signs
    showAgain()
  }
}

/** The text before and after what is selected. */
function aroundSelection({ value, selectionStart, selectionEnd }: HTMLInputElement): [string, string] {
  const start = selectionStart ?? value.length
  return [value.slice(0, start), value.slice(selectionEnd ?? start)]
}

/** A comma between groups is stepped over: deleting it would change nothing. */
function stepOverComma({ key, currentTarget: field }: KeyboardEvent<HTMLInputElement>): void {
  const { value: text, selectionStart: at, selectionEnd } = field
  if (at === null || at !== selectionEnd) return
  if (key === 'Backspace' && text[at - 1] === ',') field.setSelectionRange(at - 1, at - 1)
  if (key === 'Delete' && text[at] === ',') field.setSelectionRange(at + 1, at + 1)
}
