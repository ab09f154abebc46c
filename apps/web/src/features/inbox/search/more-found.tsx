import { mostOfAKind } from '@tradelane/contract/search/calls'
import { kindName } from './kind-names.ts'

/** Of which kinds more was found than is shown. */
export function MoreFound({ kinds }: { kinds: readonly string[] }) {
  if (kinds.length === 0) return null
  return (
    <p className="px-5 py-3 text-sm text-ink-2">
      {`There are more than ${mostOfAKind} results for: ${kinds.map(kindName).join(', ')}. Enter more of the name or number.`}
    </p>
  )
}
