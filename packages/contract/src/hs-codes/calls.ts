import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { searchText } from '../primitives/values.ts'

/** A code of the Harmonized System 2022: a chapter of two digits, a heading of four, or a subheading of six. */
export const hsCode = z.object({
  code: z.string(),
  text: z.string(),
  /** The text of the level above; of a chapter, the one of its section. */
  within: z.string(),
})
export type HsCode = z.output<typeof hsCode>

/** The most of one answer. */
export const hsCodeRows = 20

export const hsCodes = {
  search: endpoint({
    method: 'GET',
    path: '/hs_codes/search',
    auth: 'none',
    isPublic: true,
    summary:
      'Codes of the Harmonized System 2022 whose text has each of the words or words that begin with them, or that begin with the digits, or that an everyday name of our own list means; where none has each word, those that have some: best first; none for less than two characters. Of a subheading that the edition of 2022 replaced, those that have its goods now',
    query: z.object({ search: searchText }),
    response: z.object({
      status: z.literal('success'),
      codes: z.array(hsCode),
      /** The subheading of 2017 that was searched for, where the edition of 2022 has others instead. */
      replaced: z.nullable(z.object({ code: z.string(), by: z.array(z.string()) })),
    }),
  }),
}
