import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { id } from '../primitives/values.ts'

const searched = z.strictObject({
  text: z
    .string('Enter what to search for')
    .check(
      z.trim(),
      z.minLength(2, 'Enter at least 2 characters'),
      z.maxLength(100, 'At most 100 characters'),
    ),
})

/** No more of a kind are answered. */
export const mostOfAKind = 10

const hits = z.object({
  status: z.literal('success'),
  /** Whole numbers first, then beginnings of numbers, then the rest; newest first within each kind; at most ten of a kind. */
  hits: z.array(
    z.object({
      /** The subject of the service: `simple_payment`, `logistics`, `insurance` …, or `company`, `user`, `vendor`, `document`. */
      kind: z.string(),
      id,
      number: z.string(),
      title: z.string(),
      /** The page of the record on this site. */
      link: z.string(),
    }),
  ),
  /** The kinds of which more than ten are found. */
  more: z.array(z.string()),
  /** So much is found that only the newest of it was looked at: of other kinds there may be older records. */
  is_cut: z.boolean(),
})

export const search = {
  own: endpoint({
    method: 'POST',
    path: '/search',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: "Finds the company's records by number, name or reference",
    body: searched,
    response: hits,
  }),
}

export const adminSearch = {
  all: endpoint({
    method: 'POST',
    path: '/admin/search',
    auth: 'admin',
    staff: 'everyone',
    summary: 'Finds records of all companies, companies, people and vendors by number, name or reference',
    body: searched,
    response: hits,
  }),
}
