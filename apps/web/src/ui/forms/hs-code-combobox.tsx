import { useQuery } from '@tanstack/react-query'
import type { HsCode } from '@tradelane/contract/hs-codes/calls'
import { hsDigits, hsText } from '@tradelane/contract/hs-codes/code-text'
import { useCombobox } from 'downshift'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useSettled } from '../../lib/forms/use-settled.ts'
import { hsCodesQuery } from '../../lib/queries/hs-codes.ts'
import { classNames } from '../class-names.ts'
import { controlLook } from './control-look.ts'
import type { FieldWiring } from './field.tsx'
import { leaveEscape } from './leave-escape.ts'

export type HsCodeControl = {
  value: string
  /** The text of the field, and the code that was picked. */
  onChange: (text: string, picked: HsCode | undefined) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** The loaded half of `HsCodeField`. */
export function HsCodeCombobox(props: HsCodeControl & { wiring: FieldWiring }) {
  const { value, onChange, onBlur, name, ref, wiring } = props
  const [typed, setTyped] = useState('')
  const { codes, state } = useSuggestions(typed, value)
  const box = useCombobox<HsCode>({
    items: codes,
    inputValue: value,
    // The text is the choice: the same code can be picked again after a digit was changed.
    selectedItem: null,
    itemToString: (entry) => (entry ? hsText(entry.code) : ''),
    inputId: wiring.id,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      // Below a chapter or a heading are the codes that goods are declared by.
      setTyped(isWhole(selectedItem) ? '' : selectedItem.code)
      onChange(hsText(selectedItem.code), selectedItem)
    },
    stateReducer: (before, { type, changes }) => {
      // Leaving the field chooses nothing: what was typed stays.
      if (type === useCombobox.stateChangeTypes.InputBlur)
        return { ...changes, selectedItem: before.selectedItem }
      const picked = changes.selectedItem
      return picked && !isWhole(picked) ? { ...changes, isOpen: true } : changes
    },
  })
  const isShown = box.isOpen && state !== 'idle'
  return (
    <div className="relative">
      <input
        {...box.getInputProps({
          ...wiring,
          ...(ref && { ref }),
          onBlur: () => {
            const code = hsDigits(value)
            if (code && hsText(code) !== value) onChange(hsText(code), undefined)
            onBlur?.()
          },
          // Not the combobox's own event: it fires after the letter and would move the caret to the end.
          onChange: ({ currentTarget }) => {
            setTyped(currentTarget.value)
            onChange(currentTarget.value, undefined)
          },
          onKeyDown: (event) => leaveEscape(event, isShown),
          'aria-labelledby': undefined,
          name,
          placeholder: 'A word or a code',
          autoComplete: 'off',
          maxLength: 100,
          className: controlLook,
        })}
      />
      <CodeList {...{ box, codes, state, isShown }} />
    </div>
  )
}

type CodeListProps = {
  box: ReturnType<typeof useCombobox<HsCode>>
  codes: readonly HsCode[]
  state: keyof typeof said
  isShown: boolean
}

function CodeList({ box, codes, state, isShown }: CodeListProps) {
  // At the lower edge of a dialog or screen, the list would open out of view.
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown, state])
  return (
    <div
      ref={list}
      className={classNames(
        'floating absolute inset-x-0 top-full z-20 mt-1 rounded-md p-1',
        !isShown && 'hidden',
      )}
    >
      <ul
        {...box.getMenuProps({ 'aria-labelledby': undefined, 'aria-label': 'HS codes' })}
        className="max-h-72 overflow-y-auto"
      >
        {isShown &&
          codes.map((entry, index) => (
            <li
              key={entry.code}
              {...box.getItemProps({ item: entry, index })}
              className={classNames('rounded-sm px-2 py-2', index === box.highlightedIndex && 'bg-sea-wash')}
            >
              <span className="font-medium tabular-nums">{hsText(entry.code)}</span> {entry.text}
              <span className="block text-xs text-ink-2">{entry.within}</span>
            </li>
          ))}
      </ul>
      {isShown && state === 'found' && (
        <p className="px-2 py-1 text-xs text-ink-2">
          Words and everyday names are ours: check the code before you declare by it.
        </p>
      )}
      <p role="status" className={classNames('px-2 text-ink-2', said[state] && 'py-2')}>
        {isShown && said[state]}
      </p>
    </div>
  )
}

const said = {
  idle: '',
  asking: 'Searching…',
  found: '',
  none: 'No such word or code in our list. You can type a code of 6 to 10 digits.',
  failed: 'Suggestions failed',
  rest: 'Our list has no codes below this one. Type all of its 6 to 10 digits.',
}

const isWhole = ({ code }: HsCode): boolean => code.length >= 6

/** Suggestions for the text, after a pause in typing. What the field has already is not offered again. */
function useSuggestions(typed: string, value: string): { codes: HsCode[]; state: keyof typeof said } {
  const settled = useSettled(typed)
  const { data, isFetching, isError } = useQuery(hsCodesQuery(settled))
  if (typed.trim().length < 2) return { codes: [], state: 'idle' }
  if (settled !== typed || isFetching) return { codes: [], state: 'asking' }
  if (isError || !data) return { codes: [], state: 'failed' }
  const codes = data.filter(({ code }) => code !== hsDigits(value))
  if (codes.length > 0) return { codes, state: 'found' }
  return { codes, state: data.length > 0 ? 'rest' : 'none' }
}
