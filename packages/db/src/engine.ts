import type pg from 'pg'

/**
 * Engines that speak PostgreSQL's protocol and do not keep our books: there, a balance is not kept from falling below zero by
 * the locked row that says so, keys are not unique at once, or `listen` and advisory locks are missing.
 */
const others: readonly [RegExp, string][] = [
  [/cockroach/i, 'CockroachDB'],
  [/-YB-|yugabyte/i, 'YugabyteDB'],
  [/redshift/i, 'Amazon Redshift'],
  [/greenplum|cloudberry/i, 'Greenplum'],
  [/materialize/i, 'Materialize'],
  [/risingwave/i, 'RisingWave'],
  [/cratedb/i, 'CrateDB'],
  [/questdb/i, 'QuestDB'],
  [/spanner/i, 'Spanner'],
  [/opengauss|gaussdb/i, 'openGauss'],
]

/** Extensions with which several servers take writes to the same rows at once: each would keep its own balance above zero. */
const severalPrimaries = ['bdr', 'spock', 'pgactive']

export type Engine = {
  /** As `version()` says it. */
  version: string
  number: number
  isStandby: boolean
  extensions: readonly string[]
  /** Tables that Citus has spread over several servers. */
  spread: readonly string[]
}

/** Why the product must not run on this database, in a sentence; undefined where it may. */
export function whyNot({ version, number, isStandby, extensions, spread }: Engine): string | undefined {
  const other = others.find(([words]) => words.test(version))?.[1]
  if (other)
    return `DATABASE_URL leads to ${other}, which does not keep the rules of our books (a balance never below zero, one key once). Use PostgreSQL 15 or newer.`
  if (!/^PostgreSQL /.test(version)) return `DATABASE_URL leads to "${version}", which is not PostgreSQL.`
  if (number < 150_000)
    return `DATABASE_URL leads to ${version.split(' on ')[0]}. Use PostgreSQL 15 or newer.`
  if (isStandby)
    return 'DATABASE_URL leads to a standby, which takes no writes. Lead it to the primary (docs/several-machines.md).'
  const several = extensions.find((name) => severalPrimaries.includes(name))
  if (several)
    return `The extension "${several}" lets several servers take writes at once: each would keep its own balance above zero. Use one primary.`
  if (spread.length > 0)
    return `Citus has spread these tables over several servers: ${spread.join(', ')}. Our books need them on one (docs/several-machines.md).`
  return undefined
}

/** Refuses an engine on which our rules would silently not hold. */
export async function requireEngine(client: pg.Client): Promise<Engine> {
  const { rows } = await client.query<{ version: string }>('select version()')
  const version = rows[0]?.version ?? ''
  // First by its name alone: other engines lack what is asked next.
  refuse({ version, number: 150_000, isStandby: false, extensions: [], spread: [] })
  const { rows: facts } = await client.query<Omit<Engine, 'version' | 'spread'>>(
    `select current_setting('server_version_num')::int as number, pg_is_in_recovery() as "isStandby",
            (select coalesce(array_agg(extname::text), '{}') from pg_extension) as extensions`,
  )
  const known = { number: 0, isStandby: false, extensions: [], ...facts[0] }
  const engine = {
    version,
    ...known,
    spread: known.extensions.includes('citus') ? await spreadTables(client) : [],
  }
  refuse(engine)
  return engine
}

function refuse(engine: Engine): void {
  const reason = whyNot(engine)
  if (reason) throw new Error(reason)
}

async function spreadTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select logicalrelid::text as name from pg_dist_partition',
  )
  return rows.map(({ name }) => name)
}
