import type { Db } from '@tradelane/db'
import type { OfficeScope } from '../../../access/scope.ts'
import { listMatching, listNumbered, numberKey } from './entries.ts'

const most = 100

/** For the back office: the ids of the records with a number that begins so, and of companies, people, partners and vendors with every part of a text. */
export async function findIds(db: Db, scope: OfficeScope, text: string): Promise<string[]> {
  const key = numberKey(text)
  const numbered = key === undefined ? [] : await listNumbered(db, scope, key, most)
  const isWhole = numbered.some((entry) => entry.key === key)
  const parties = isWhole ? [] : await listMatching(db, scope, { text, isParty: true, limit: most })
  const found = isWhole ? numbered.filter((entry) => entry.key === key) : [...numbered, ...parties]
  return [...new Set(found.map(({ record_id }) => record_id))]
}
