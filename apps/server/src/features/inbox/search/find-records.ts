import { mostOfAKind } from '@tradelane/contract/search/calls'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { type Entry, listMatching, listNumbered, numberKey } from './entries.ts'
import { linkOf } from './link-of.ts'

/** Of each lane: what is common is found in no order of worth behind these. */
const mostOfALane = 300

/** What a text finds of everything that the scope may see: numbers first, then companies and people, then records, newest first. */
export async function findRecords(deps: Deps, scope: Scope, text: string) {
  const key = numberKey(text)
  const numbered = key === undefined ? [] : await listNumbered(deps.db, scope, key, mostOfALane)
  // A whole number is what was looked for: the same digits in other texts are chance.
  const isWhole = numbered.some((entry) => entry.key === key)
  const lane = (isParty: boolean) => listMatching(deps.db, scope, { text, isParty, limit: mostOfALane })
  const lanes = isWhole ? [numbered] : [numbered, ...(await Promise.all([lane(true), lane(false)]))]
  const found = lanes.flat()
  const once = [...new Map(found.map((entry) => [entry.record_id, entry])).values()]
  const ofKinds = [...Map.groupBy(once, ({ kind }) => kind).entries()]
  const shown = ofKinds.flatMap(([, entries]) => entries.slice(0, mostOfAKind))
  const titles = await describeFound(deps, scope, shown)
  return {
    hits: shown.map((entry) => ({
      kind: entry.kind,
      id: entry.record_id,
      number: entry.number,
      title: titles.get(entry.record_id) ?? entry.title,
      link: linkOf(deps, scope, entry),
    })),
    is_cut: lanes.some(({ length }) => length === mostOfALane),
    more: ofKinds.filter(([, entries]) => entries.length > mostOfAKind).map(([kind]) => kind),
  }
}

/** What features say of their records beside their entries. */
async function describeFound(
  { features, db }: Deps,
  scope: Scope,
  shown: readonly Entry[],
): Promise<Map<string, string>> {
  const described = await Promise.all(
    features
      .flatMap(({ found = {} }) => Object.entries(found))
      .map(([of, { titles }]) => {
        const ids = shown.filter(({ kind }) => kind === of).map(({ record_id }) => record_id)
        return titles?.(db, scope, ids) ?? new Map<string, string>()
      }),
  )
  return new Map(described.flatMap((titles) => [...titles]))
}
