import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listLimit, pageNumber, pagination, searchText } from './values.ts'

type OfficeList<Method, Path, State extends string, Rows, Filter> = {
  method: Method
  path: Path
  summary: string
  /** What the list can be narrowed to. */
  states: readonly State[]
  /** The rows under their name: `{ claims: z.array(claim) }`. */
  rows: Rows
  /** What else it can be narrowed to. */
  filter?: Filter
}

/** A list of the back office: searched, narrowed to a state, in pages. */
export const officeList = <
  const Method extends 'GET' | 'POST',
  const Path extends `/${string}`,
  const State extends string,
  Rows extends z.core.$ZodLooseShape,
  Filter extends z.core.$ZodLooseShape = Record<never, never>,
>({
  method,
  path,
  summary,
  states,
  rows,
  filter,
}: OfficeList<Method, Path, State, Rows, Filter>) =>
  endpoint({
    method,
    path,
    auth: 'admin',
    staff: 'everyone',
    summary,
    query: z.object({
      limit: listLimit,
      page: pageNumber,
      search: searchText,
      state: z.optional(z.enum(states)),
      ...(filter as Filter),
    }),
    response: z.object({ status: z.literal('success'), ...rows, pagination }),
  })
