import { mostOfAKind } from '@tradelane/contract/search/calls'
import { kindName } from './kind-names.ts'

type MoreFoundProps = { more: readonly string[]; is_cut: boolean }

/** Of which kinds more was found than is shown, and whether there may be older records of others. */
export function MoreFound({ more, is_cut }: MoreFoundProps) {
  if (more.length === 0) return null
  return (
    <p className="px-5 py-3 text-sm text-ink-2">
      {`There are more than ${mostOfAKind} results for: ${more.map(kindName).join(', ')}.`}
      {is_cut && ' Only the newest were looked at: there may be older records of other kinds.'} Enter more of
      the name or number.
    </p>
  )
}
