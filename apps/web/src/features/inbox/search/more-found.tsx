import { mostOfAKind } from '@tradelane/contract/search/calls'
import { Link } from 'react-router'
import { kindName } from './kind-names.ts'
import { listsOf } from './office-lists.ts'
import type { Reader } from './search-queries.ts'

export type MoreFoundProps = { reader: Reader; text: string; more: readonly string[]; is_cut: boolean }

/** Of which kinds more was found than is shown, with their lists in the back office, and whether there may be older records of others. */
export function MoreFound({ reader, text, more, is_cut }: MoreFoundProps) {
  if (more.length === 0) return null
  const lists = reader === 'office' ? listsOf(more, text) : []
  return (
    <div className="grid gap-1 px-5 py-3 text-sm text-ink-2">
      <p>
        {`There are more than ${mostOfAKind} results for: ${more.map(kindName).join(', ')}.`}
        {is_cut && ' Only the newest were looked at: there may be older records of other kinds.'} Enter more
        of the name or number.
      </p>
      {lists.map(({ to, names }) => (
        <Link key={to} to={to} className="text-link justify-self-start wrap-anywhere">
          {`All ${names} that match “${text}”`}
        </Link>
      ))}
    </div>
  )
}
