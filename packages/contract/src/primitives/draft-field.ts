import { z } from 'zod/mini'

/** In a draft a field that is missing stays as it was saved; '' and null empty it. */
export const maybe = <S extends z.ZodMiniType>(schema: S) => {
  const emptied = z.transform((value: unknown) => (value === '' ? null : value))
  const orEmpty = z.pipe(emptied, z.nullable(schema)) as unknown
  return z.optional(orEmpty as z.ZodMiniType<z.output<S> | null, z.input<S> | '' | null>)
}
