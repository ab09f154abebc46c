import { foldSearch } from '@tradelane/contract/primitives/fold-search'
import type { Db, Tx } from '@tradelane/db'
import { type Money, sum } from '@tradelane/money'
import { sql } from 'kysely'
import { mostAboard } from '../premiums/index.ts'
import { dayOf, usd } from './policies.ts'

type Aboard = { vessel: string; voyage: string }
export type Accumulation = { policies: number; insured: Money; limit: Money }

/** As vessels and voyages are compared; the index `insurance_policies_aboard` has this very expression. */
const aboardKey = sql<string>`regexp_replace(search_fold(vessel || '/' || voyage), '\\s', '', 'g')`
const keyOf = ({ vessel, voyage }: Aboard): string => foldSearch(`${vessel}/${voyage}`).replace(/\s/g, '')

/**
 * What policies in force of all companies insure on one vessel and voyage, for the desk; undefined while the vessel is not known.
 * `insurance_id` does not count.
 */
export async function findAccumulation(
  db: Db | Tx,
  { insurance_id, ...aboard }: Aboard & { insurance_id?: string | undefined },
  now: Date,
): Promise<Accumulation | undefined> {
  if (aboard.vessel === '') return undefined
  const { policies, cents } = await db
    .selectFrom('insurance_policies')
    .select(({ fn }) => [fn.countAll<bigint>().as('policies'), fn.sum<bigint>('insured_value').as('cents')])
    .where('state', '=', 'bound')
    .where('vessel', '<>', '')
    .where(aboardKey, '=', keyOf(aboard))
    .where('valid_to', '>=', dayOf(now))
    .$if(insurance_id !== undefined, (query) => query.where('insurance_id', '<>', insurance_id ?? ''))
    .executeTakeFirstOrThrow()
  return { policies: Number(policies), insured: usd(BigInt(cents ?? 0)), limit: usd(mostAboard) }
}

export const isAboveLimit = ({ insured, limit }: Accumulation, added: Money): boolean =>
  sum('USD', [insured, added]).amount > limit.amount
