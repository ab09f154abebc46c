import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { type DraftName, dropDraft, findDraft, keepDraft } from '../drafts/drafts.ts'

type FormDraft<Values> = { step?: number; values: Partial<Values> }

/** What this browser stores of a form. */
export const findFormDraft = <Values>(name: DraftName, owner: string | undefined) =>
  owner === undefined ? undefined : findDraft<FormDraft<Values>>(name, owner)

type FormDraftOptions<Values> = {
  name: DraftName
  /** Undefined while it is not known whose the draft is: then nothing is stored. */
  owner: string | undefined
  /** The values as they were last saved: every other value is unsaved. */
  saved: Values
  step?: number
  /** Equal for values that the user would call the same. */
  markOf?: (values: Values) => string
}

/**
 * Stores every change of a form with its step, so that a reload finds both, and validates a field that has an error
 * again as it is changed.
 */
export function useFormDraft<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  { name, owner, saved, step, markOf = filledFields }: FormDraftOptions<In>,
) {
  const [savedMark, setSavedMark] = useState(() => markOf(saved))
  const [isDirty, setIsDirty] = useState(() => markOf(form.getValues()) !== savedMark)
  const keep = useEffectEvent(() => {
    const values = form.getValues()
    const isChanged = markOf(values) !== savedMark
    setIsDirty(isChanged)
    if (owner === undefined) return
    if (isChanged) keepDraft(name, owner, { step, values })
    else if (findFormDraft(name, owner)) dropDraft(name)
  })
  useEffect(() => keep(), [step])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          keep()
          // An error of a list belongs to its entries: a new entry has none yet.
          const field = changed as Path<In> | undefined
          if (field && form.getFieldState(field).error?.type) void form.trigger(field)
        },
      }),
    [form],
  )
  /** The current values are saved. */
  const clear = () => {
    dropDraft(name)
    setSavedMark(markOf(form.getValues()))
    setIsDirty(false)
  }
  return { isDirty, clear }
}

/** A field that was left empty is the same as one that the form did not have. */
function filledFields(values: FieldValues): string {
  return JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => value !== '' && value !== undefined)
      .sort(),
  )
}
