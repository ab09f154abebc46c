import { useQuery } from '@tanstack/react-query'
import { type City, cityRows, placesAttribution } from '@tradelane/contract/places/calls'
import { useCombobox } from 'downshift'
import { type KeyboardEvent, type MouseEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useSettled } from '../../lib/forms/use-settled.ts'
import { citiesQuery, cityNote, cityText } from '../../lib/queries/cities.ts'
import { classNames } from '../class-names.ts'
import { controlLook } from './control-look.ts'
import type { FieldWiring } from './field.tsx'
import { leaveEscape } from './leave-escape.ts'
import { useWantedCity } from './use-wanted-city.ts'

export type CityControl = {
  /** The field's text: 'Hamburg, DE' once a city was picked. */
  value: string
  onChange: (text: string, city: City | undefined) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}

const debounceMs = 500
/** The last entry of a full list. */
const more = 'more'
type Entry = City | typeof more

/** The loaded half of `CityField`. */
export function CityCombobox(props: CityControl & { wiring: FieldWiring }) {
  const { value, onChange, onBlur, name, placeholder, ref, wiring } = props
  // A picked or prefilled city needs no suggestions.
  const [typed, setTyped] = useState('')
  const [most, setMost] = useState<number>(cityRows.usual)
  const { cities, state } = useSuggestions(typed, most)
  const isMore = most === cityRows.usual && cities.length === most
  const entries: Entry[] = isMore ? [...cities, more] : cities
  const pick = (city: City) => {
    setTyped('')
    onChange(cityText(city), city)
  }
  const box = useCityBox(wiring.id, value, entries, pick)
  const want = useWantedCity(typed, state === 'asking' ? undefined : cities, {
    isAll: cities.length < most,
    onPick: pick,
  })
  const showMore = () => setMost(cityRows.most)
  const isShown = box.isOpen && state !== 'idle'
  return (
    <div className="relative">
      <input
        {...box.getInputProps({
          ...wiring,
          ...(ref && { ref }),
          onBlur: () => {
            if (typed !== '') want('named')
            onBlur?.()
          },
          // Not the combobox's own event: it fires after the letter and would move the caret to the end.
          onChange: ({ currentTarget }) => {
            setTyped(currentTarget.value)
            setMost(cityRows.usual)
            onChange(currentTarget.value, undefined)
          },
          // A click into a field without a picked city searches for its text again.
          onClick: () => !looksPicked(value) && setTyped(value),
          onKeyDown: (event) => {
            leaveEscape(event, isShown)
            if (event.key === 'ArrowDown') setTyped(value)
            if (event.key === 'Enter' && isShown && state === 'asking') instead(event, () => want('first'))
            if (event.key === 'Enter' && isShown && entries[box.highlightedIndex] === more)
              instead(event, showMore)
          },
          'aria-labelledby': undefined,
          name,
          placeholder,
          autoComplete: 'off',
          maxLength: 100,
          className: controlLook,
        })}
      />
      <CityList {...{ box, entries, state, isShown, showMore }} />
    </div>
  )
}

type CityListProps = {
  box: ReturnType<typeof useCityBox>
  entries: readonly Entry[]
  state: keyof typeof said
  isShown: boolean
  showMore: () => void
}

function CityList({ box, entries, state, isShown, showMore }: CityListProps) {
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
        {...box.getMenuProps({ 'aria-labelledby': undefined, 'aria-label': 'Cities' })}
        className="max-h-72 overflow-y-auto"
      >
        {isShown &&
          entries.map((entry, index) => (
            <li
              key={entry === more ? more : entry.geonameId}
              {...box.getItemProps({
                item: entry,
                index,
                ...(entry === more && { onClick: (event) => instead(event, showMore) }),
              })}
              className={classNames('rounded-sm px-2 py-2', index === box.highlightedIndex && 'bg-sea-wash')}
            >
              {entry === more ? (
                <span className="text-link">Show more</span>
              ) : (
                <>
                  {cityText(entry)}
                  {entry.matched && (
                    <>
                      {' '}
                      (<bdi>{entry.matched}</bdi>)
                    </>
                  )}{' '}
                  <span className="block text-xs text-ink-2">{cityNote(entry)}</span>
                </>
              )}
            </li>
          ))}
      </ul>
      <p role="status" className={classNames('px-2 text-ink-2', said[state] && 'py-2')}>
        {isShown && said[state]}
      </p>
      {isShown && (entries.length === cityRows.most || entries.at(-1) === more) && (
        <p className="px-2 pb-2 text-xs text-ink-2">
          Another one? Add its state or country, as in “Springfield, IL”.
        </p>
      )}
      <p className="border-t border-line px-2 py-1.5 text-xs text-ink-2">{placesAttribution}</p>
    </div>
  )
}

/**
 * “Show more”, and Enter before there are hits, choose nothing and keep the list open. As a chosen item it would make the combobox reset its choice at the
 * next event, and a city that is tapped in that moment would be lost.
 */
function instead(event: KeyboardEvent | MouseEvent, act: () => void): void {
  event.preventDefault()
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
  act()
}

function useCityBox(id: string, value: string, entries: Entry[], onPick: (city: City) => void) {
  return useCombobox<Entry>({
    items: entries,
    inputValue: value,
    // The text is the choice: the same city can be picked again after a letter was changed.
    selectedItem: null,
    itemToString: (entry) => (entry && entry !== more ? cityText(entry) : ''),
    inputId: id,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem && selectedItem !== more) onPick(selectedItem)
    },
    stateReducer: (before, { type, changes }) => {
      const { InputBlur, InputClick, InputKeyDownEnter } = useCombobox.stateChangeTypes
      // Enter takes the first city also before an arrow has marked it.
      const [first] = entries
      if (type === InputKeyDownEnter && before.highlightedIndex < 0 && first && first !== more)
        return { ...changes, selectedItem: first, inputValue: cityText(first) }
      // Leaving the field chooses nothing, and a click into it does not open the list if a city was picked.
      if (type === InputBlur) return { ...changes, selectedItem: before.selectedItem }
      if (type !== InputClick) return changes
      return looksPicked(before.inputValue) ? before : { ...changes, isOpen: true }
    },
  })
}

const looksPicked = (text: string) => /, [A-Z]{2}$/.test(text)

const said = { idle: '', asking: 'Searching…', found: '', none: 'No such city', failed: 'Suggestions failed' }

/** Suggestions for the text, after a pause in typing. */
function useSuggestions(typed: string, most: number): { cities: City[]; state: keyof typeof said } {
  const settled = useSettled(typed, debounceMs)
  const { data, isFetching, isError } = useQuery(citiesQuery(settled, most))
  if (typed.trim().length < 2) return { cities: [], state: 'idle' }
  if (settled !== typed || isFetching) return { cities: [], state: 'asking' }
  if (isError || !data) return { cities: [], state: 'failed' }
  return { cities: data, state: data.length > 0 ? 'found' : 'none' }
}
