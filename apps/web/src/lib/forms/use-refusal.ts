import { useState } from 'react'
import { ApiError, messageOf } from '../net/api-error.ts'

type Values = Readonly<Record<string, unknown>>
type Messages = Readonly<Record<string, string>>

/**
 * What the server refused: messages by field as long as the field has the value that was refused, and one for the whole form
 * where none of them is in it. `values` are those of the form, by the names of the request. `main`: the field that takes what is said of others,
 * for a form whose text has another name in each call.
 */
export function useRefusal(
  error: unknown,
  values: Values,
  main?: string,
): { fields: Messages; message: string | undefined } {
  const [refused, setRefused] = useState<{ error: unknown; values: Values }>({ error: null, values })
  if (error !== refused.error) setRefused({ error, values })
  const named = error instanceof ApiError ? atMain(error.fields, values, main) : {}
  return {
    fields: stillRefused(named, refused.values, values),
    message:
      error && !Object.keys(named).some((path) => fieldOf(path, values) in values)
        ? messageOf(error)
        : undefined,
  }
}

/** By the names of the form. */
export function atMain(messages: Messages, values: Values, main: string | undefined): Messages {
  if (main === undefined) return messages
  const named = Object.entries(messages).map(([path, message]) => [
    fieldOf(path, values) in values ? path : main,
    message,
  ])
  // The first of several about the main field stays.
  return Object.fromEntries(named.toReversed())
}

/** The messages of fields that were not changed since. One about a part of a field (`days.0`) goes with the whole. */
export function stillRefused(messages: Messages, before: Values, now: Values): Messages {
  const isAsBefore = (path: string) => {
    const name = fieldOf(path, now)
    return Object.is(before[name] ?? '', now[name] ?? '')
  }
  return Object.fromEntries(Object.entries(messages).filter(([path]) => isAsBefore(path)))
}

/** The longest part of the path that the form has; the first where it has none. */
function fieldOf(path: string, values: Values): string {
  const parts = path.split('.')
  const names = parts.map((_, index) => parts.slice(0, index + 1).join('.'))
  return names.findLast((name) => name in values) ?? parts[0] ?? ''
}
