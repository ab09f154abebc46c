import { z } from 'zod/mini'

/** The link of a stored document: an identifier that only the serve call resolves, never an address to fetch. */
export const documentLink = (required: string) =>
  z.string(required).check(z.maxLength(300, required), z.regex(/^https:\/\/\S+$/, required))
