import { useCombobox } from 'downshift'
import { Check, ChevronDown } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { controlLook } from './control-look.ts'
import type { FieldWiring } from './field.tsx'
import { leaveEscape } from './leave-escape.ts'
import { matchingOptions, namedOption } from './matching-options.ts'
import type { SelectOption } from './select.tsx'

export type SelectSearchControl = {
  options: readonly SelectOption[]
  /** '' while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  placeholder?: string
  isDisabled?: boolean
  /** For options that the server searches: called with what is typed, and with '' once the list closes. */
  onSearch?: (typed: string) => void
  /** Shown instead of an empty list. */
  emptyText?: string
  ref?: Ref<HTMLInputElement>
}

/** The loaded half of `SelectSearch`. With `startsOpen` it opens and takes the focus as soon as it is there. */
export function Combobox(props: SelectSearchControl & { wiring: FieldWiring; startsOpen: boolean }) {
  const { options, value, onChange, onBlur, placeholder, isDisabled, ref, wiring, startsOpen } = props
  const { onSearch, emptyText = 'No results' } = props
  const chosen = options.find((option) => option.value === value) ?? null
  // While the box shows the choice itself, everything is on offer, not only what is spelt like the choice.
  const [typed, setTyped] = useState<string>()
  const offered = typed === undefined || onSearch ? [...options] : matchingOptions(options, typed)

  const box = useCombobox<SelectOption>({
    items: offered,
    selectedItem: chosen,
    itemToString: (option) => option?.label ?? '',
    isItemDisabled: (option) => option.isDisabled === true,
    ...{ inputId: wiring.id, initialIsOpen: startsOpen },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? ''),
    onInputValueChange: ({ inputValue, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) return
      setTyped(inputValue)
      onSearch?.(inputValue)
    },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) return
      setTyped(undefined)
      onSearch?.('')
    },
    stateReducer: (state, { type, changes }) => {
      // Who has typed all of a name has chosen it. What else was typed is not a value: leaving puts the choice back.
      if (type !== useCombobox.stateChangeTypes.InputBlur) return changes
      const selectedItem = (typed && namedOption(offered, typed)) || state.selectedItem
      return { ...changes, selectedItem, inputValue: selectedItem?.label ?? '' }
    },
  })

  const list = useInView(box.isOpen)
  return (
    <div className="relative">
      <input
        {...box.getInputProps({
          ...wiring,
          ...(ref && { ref }),
          ...(onBlur && { onBlur }),
          'aria-labelledby': undefined,
          ...{ placeholder, autoComplete: 'off' },
          disabled: isDisabled,
          className: classNames(controlLook, 'truncate pr-10'),
          onFocus: (event) => event.currentTarget.select(),
          onKeyDown: (event) => leaveEscape(event, box.isOpen),
        })}
      />
      <ChevronDown
        size={16}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
        aria-hidden
      />
      <ul
        {...box.getMenuProps({ ref: list, 'aria-labelledby': undefined, 'aria-label': 'Choices' })}
        className={classNames(
          'floating absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-auto rounded-md p-1',
          !box.isOpen && 'hidden',
        )}
      >
        {box.isOpen && <Offered box={box} offered={offered} value={value} />}
      </ul>
      {box.isOpen && offered.length === 0 && (
        <p
          className="floating absolute inset-x-0 top-full z-20 mt-1 rounded-md px-3 py-3 text-ink-2"
          role="status"
        >
          {emptyText}
        </p>
      )}
    </div>
  )
}

/** At the lower edge of a dialog or screen, the list would open out of view. */
function useInView(isOpen: boolean) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return list
}

type OfferedProps = {
  box: ReturnType<typeof useCombobox<SelectOption>>
  offered: readonly SelectOption[]
  value: string
}

const Offered = ({ box, offered, value }: OfferedProps) =>
  offered.map((option, index) => (
    <li
      key={option.value}
      {...box.getItemProps({ item: option, index })}
      className={classNames(
        'flex items-center gap-2 rounded-sm px-2 py-2',
        index === box.highlightedIndex && 'bg-sea-wash',
        option.isDisabled && 'text-ink-3',
      )}
    >
      <span className="min-w-0 flex-1">{option.label}</span>
      {option.value === value && <Check size={16} className="text-sea" aria-hidden />}
    </li>
  ))
