import type { FactState, WireOldFact } from '@tradelane/contract/facts/calls'
import type { Db, Tx } from '@tradelane/db'
import { withSavers } from '../../../access/names-of-administrators.ts'
import type { Deps } from '../../../deps/deps.ts'
import { dueOn, type Fact, saidFrom, shippedFacts } from './shipped-facts.ts'

const order: readonly FactState[] = ['due', 'changed', 'not_loaded', 'current']

/** Every fact with its newest reading and its state on this day: what is due first, then by the day on which it will be. */
export async function listFacts(deps: Deps) {
  const { db } = deps
  const today = dayOfClock(deps)
  const [readings, loaded] = await Promise.all([newestReadings(db), loadedDays(deps)])
  const named = await withSavers(db, readings)
  return shippedFacts
    .map((fact) => {
      const reading = named.find((one) => one.fact === fact.key)
      const { readOn, state, due } = ageOf(fact, { reading, loadedOn: loaded.get(fact.key), today })
      const { key, what, source, note, who, where, isLoaded } = fact
      return {
        ...{ key, what, source, who, state },
        note: note ?? null,
        is_loaded: isLoaded === true,
        loaded_at: isLoaded ? [...where] : [],
        read_on: readOn ?? null,
        due_on: due ?? null,
        readings: reading?.number ?? 0,
        newest: reading
          ? {
              outcome: reading.outcome,
              read_on: reading.read_on,
              source: reading.source,
              note: reading.note,
              saved_by: reading.saved_by,
              saved_at: reading.saved_at,
            }
          : null,
      }
    })
    .sort(
      (a, b) =>
        order.indexOf(a.state) - order.indexOf(b.state) ||
        (a.due_on ?? '9').localeCompare(b.due_on ?? '9') ||
        a.what.localeCompare(b.what, 'en'),
    )
}

/** Those that customers are to know of: past their age, or known to have changed. */
export async function listOldFacts(deps: Deps): Promise<WireOldFact[]> {
  const today = dayOfClock(deps)
  const known = await listFacts(deps)
  return known.flatMap(({ key, what, state, read_on, due_on, newest }) => {
    const goodFor = shippedFacts.find((fact) => fact.key === key)?.goodFor
    const isOld = state === 'due' && due_on !== null && goodFor && saidFrom(due_on, goodFor) <= today
    if ((!isOld && state !== 'changed') || read_on === null) return []
    const note = state === 'changed' ? newest?.note : undefined
    return [{ key, what, state, read_on, ...(note && { note }) }]
  })
}

/** The day on which somebody last read a fact of the product, as `YYYY-MM-DD`. Throws where there is no such fact. */
export async function lastReadOn(db: Db | Tx, key: string): Promise<string> {
  const shippedOn = shippedFacts.find((fact) => fact.key === key)?.readOn
  if (!shippedOn) throw new Error(`no fact is called ${key}`)
  const newest = await db
    .selectFrom('fact_readings')
    .select(({ fn }) => fn.max('read_on').as('day'))
    .where('fact', '=', key)
    .executeTakeFirst()
  return newest?.day && newest.day > shippedOn ? newest.day : shippedOn
}

type Known = {
  reading: { outcome: string; read_on: string } | undefined
  /** Of what is loaded. */
  loadedOn: string | undefined
  today: string
}

/** A reading counts until a release ships the fact with a later day: of one on the same day nobody knows which was first. */
export function ageOf({ isLoaded, readOn: shippedOn, goodFor }: Fact, { reading, loadedOn, today }: Known) {
  const isNewer = reading !== undefined && reading.read_on >= (shippedOn ?? '')
  const readOn = isLoaded ? loadedOn : isNewer ? reading.read_on : (shippedOn ?? undefined)
  if (readOn === undefined) return { readOn, due: undefined, state: 'not_loaded' as const }
  const due = dueOn(readOn, goodFor)
  if (due <= today) return { readOn, due, state: 'due' as const }
  const isChanged = isNewer && reading.outcome === 'changed'
  return { readOn, due, state: isChanged ? ('changed' as const) : ('current' as const) }
}

const newestReadings = (db: Db) =>
  db
    .selectFrom('fact_readings')
    .distinctOn('fact')
    .selectAll()
    .orderBy('fact')
    .orderBy('number', 'desc')
    .execute()

/** Features say what they have loaded, and of which day. */
async function loadedDays({ db, features }: Deps): Promise<Map<string, string>> {
  const found = await Promise.all(features.map((feature) => feature.loadedFacts?.(db)))
  return new Map(found.flatMap((days) => [...(days ?? [])]))
}

export const dayOfClock = ({ clock }: Pick<Deps, 'clock'>): string => clock.now().toISOString().slice(0, 10)
