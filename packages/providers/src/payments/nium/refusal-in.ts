import { z } from 'zod/mini'
import { jsonOrUndefined } from '../../json-or-undefined.ts'

/** Two families of errors, one with `message` and `errors` as text or list, one with a list of codes. */
const niumError = z.object({
  message: z.optional(z.nullable(z.string())),
  errors: z.optional(
    z.nullable(
      z.union([
        z.string(),
        z.array(
          z.union([
            z.string(),
            z.looseObject({ code: z.optional(z.string()), description: z.optional(z.string()) }),
          ]),
        ),
      ]),
    ),
  ),
})

export function refusalIn(text: string): {
  reason: string
  code?: string | undefined
  /** Each of them, where they sent several. */
  errors?: readonly unknown[] | undefined
} {
  const { data } = niumError.safeParse(jsonOrUndefined(text))
  const errors = Array.isArray(data?.errors) ? data.errors : []
  const first = Array.isArray(data?.errors) ? data.errors[0] : (data?.errors ?? undefined)
  if (typeof first === 'object')
    return { reason: first.description ?? first.code ?? noReason, code: first.code, errors }
  return { reason: data?.message || first || noReason }
}

const noReason = 'The payments provider refused this without saying why.'
