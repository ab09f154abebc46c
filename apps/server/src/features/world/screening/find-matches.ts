import { leastScore, type ScreeningList } from '@tradelane/contract/screening/lists'
import type { Db, Tx } from '@tradelane/db'
import { findRestriction } from '../restricted-countries/index.ts'
import type { KnownEntry, KnownNames } from './known-names.ts'
import type { WordPair } from './names/score-names.ts'
import { fingerprintOf, type Party } from './party.ts'

export type Match = {
  list: ScreeningList
  entryId: string
  entryFingerprint: string
  /** What the case keeps of the entry. */
  entry: {
    kind: string
    names: readonly string[]
    countries: readonly string[]
    birthDates: readonly string[]
    programme: string
    publishedOn: string | null
  }
  name: string
  matchedName: string
  score: number
  words: readonly WordPair[]
}

/** The entries of the lists that a party may be: by its names, and a vessel by its IMO number too. */
export function findMatches(known: KnownNames, party: Party): Match[] {
  const index = party.subject === 'vessel' ? known.vessels : known.parties
  const best = new Map<KnownEntry, Match>()
  for (const name of party.names) {
    for (const { entry, name: matchedName, score, pairs } of index.find(name, leastScore)) {
      if (score > (best.get(entry)?.score ?? 0))
        best.set(entry, matchOf(entry, { name, matchedName, score, words: pairs }))
    }
  }
  const imo = `IMO ${party.imo}`
  for (const entry of known.byImo.get(party.imo ?? '') ?? [])
    best.set(entry, matchOf(entry, { name: imo, matchedName: imo, score: 1, words: [] }))
  return [...best.values()]
}

const matchOf = (
  entry: KnownEntry,
  found: Pick<Match, 'name' | 'matchedName' | 'score' | 'words'>,
): Match => ({
  list: entry.list,
  entryId: entry.entryId,
  entryFingerprint: entry.fingerprint,
  entry,
  ...found,
})

/** A place that no money may go to is a match with the list of countries. */
export async function matchPlace(db: Db | Tx, { place }: Party): Promise<Match[]> {
  const restricted = place && (await findRestriction(db, [place], 'payments'))
  if (!restricted) return []
  const { country, name, reason, source } = restricted
  const entry = {
    kind: 'country',
    names: [name],
    countries: [country],
    birthDates: [],
    programme: source ?? reason,
    publishedOn: null,
  }
  const said = place.city ? `${place.city}, ${place.country}` : place.country
  return [
    {
      list: 'countries',
      entryId: `${country} ${name}`,
      entryFingerprint: fingerprintOf([country, name]),
      entry,
      name: said,
      matchedName: name,
      score: 1,
      words: [],
    },
  ]
}
