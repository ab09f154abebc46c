import type { WireDifference, WireEntrySet } from '@tradelane/contract/reconciliation/calls'
import { type Ref, useId } from 'react'
import { FieldNote } from '../../../ui/forms/field.tsx'
import { setKey, sideTexts } from './difference-words.ts'
import { EntryList } from './entry-list.tsx'

type SetChoiceProps = {
  difference: WireDifference
  sets: readonly WireEntrySet[]
  /** The key of a set, or `noSet`; undefined before anything is chosen. */
  chosen: string | undefined
  onChoose: (key: string) => void
  error: string | undefined
  ref: Ref<HTMLFieldSetElement>
}

/** No set explains it. */
export const noSet = 'none'

/** The sets that explain a difference, of which one can be kept with the reason. */
export function SetChoice({ difference, sets, chosen, onChoose, error, ref }: SetChoiceProps) {
  const id = useId()
  const none = { key: noSet, set: undefined }
  return (
    <fieldset ref={ref} className="grid min-w-0 gap-3" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-medium">What explains it</legend>
      {[...sets.map((set) => ({ key: setKey(set), set })), none].map(({ key, set }, place) => (
        <div
          key={key}
          className="relative flex gap-2.5 rounded-md border border-line p-3 has-checked:border-sea has-checked:bg-sea-wash"
        >
          <input
            type="radio"
            id={`${id}-${place}`}
            name={id}
            checked={key === chosen}
            onChange={() => onChoose(key)}
            className="relative z-1 mt-0.5 size-4.5 flex-none accent-sea-fill"
          />
          <div className="min-w-0 flex-1">
            <label
              htmlFor={`${id}-${place}`}
              className="mb-1 block font-medium after:absolute after:inset-0 after:cursor-pointer"
            >
              {set ? `${place + 1}. ${sideTexts[set.side]}` : 'None of these entries'}
            </label>
            {set && <EntryList entries={set.entries} currency={difference.currency} uid={difference.uid} />}
          </div>
        </div>
      ))}
      {error && <FieldNote id={`${id}-error`} error={error} />}
    </fieldset>
  )
}
