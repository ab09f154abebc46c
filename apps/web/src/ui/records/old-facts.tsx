import { queryOptions, useQuery } from '@tanstack/react-query'
import { oldFacts } from '@tradelane/contract/facts/calls'
import { type FactUse, factsBehind } from '@tradelane/contract/facts/uses'
import { formatDay } from '../../lib/format/format-date.ts'
import { api } from '../../lib/net/api.ts'

const hourMs = 60 * 60_000
const oldFactsQuery = queryOptions({
  queryKey: ['facts', 'old'],
  queryFn: async ({ signal }) => (await api(oldFacts.list, {}, { signal })).facts,
  staleTime: hourMs,
})

/** Says which facts behind something nobody has read for too long, or are known to have changed. Nothing where all are within their age. */
export function OldFacts({ of: uses }: { of: FactUse | readonly FactUse[] }) {
  const behind: readonly string[] = [uses].flat().flatMap((use) => factsBehind[use as FactUse])
  const { data = [] } = useQuery(oldFactsQuery)
  const old = data.filter(({ key }) => behind.includes(key))
  return old.map(({ key, what, state, read_on: readOn, note }) => (
    <span key={key} className="block text-xs text-wait font-normal">
      {state === 'changed'
        ? `${what}: changed, as we read on ${formatDay(readOn)}, and our figures do not have it yet.`
        : `${what}: not read again since ${formatDay(readOn)}.`}
      {note && ` ${note}`}
    </span>
  ))
}
