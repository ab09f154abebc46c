import { mostOfAKind } from '@tradelane/contract/search/calls'
import { kindName } from './kind-names.ts'

/** Of which kinds more was found than is shown. */
export function MoreFound({ kinds }: { kinds: readonly string[] }) {
  if (kinds.length === 0) return null
  return (
    <p className="px-5 py-3 text-sm text-ink-2">
      {`More than ${mostOfAKind} found of: ${kinds.map(kindName).join(', ')}. Type more to find others.`}
    </p>
  )
}
