import type pg from 'pg'
import { type ChainWalk, type Finding, finding } from './chain-walk.ts'
import { copyLinks } from './copy-links.ts'

/** So many by one statement: none may take longer than a statement may. */
const atOnce = 50_000

/**
 * Every link up to the first that breaks the chain: of the chain itself the walk knows what is wrong. Answers the first entry that the search does not find by
 * what the entry says: that is written beside the trail, and who could change it could hide an entry from who looks for it.
 */
export async function walkLinks(client: pg.ClientBase, walk: ChainWalk): Promise<Finding | undefined> {
  const hasTexts = await hasTextsIn(client)
  let wrong: bigint | undefined
  for (let last = -1n; last < walk.number && walk.goesOn; ) {
    last = walk.number
    const doubtful: bigint[] = []
    // What follows a break has been sent already: it is received, and not looked at.
    for await (const links of copyLinks(client, { after: last, limit: atOnce, hasTexts }))
      for (const link of links)
        if (walk.goesOn && walk.step(link) && !link.isSearched) doubtful.push(link.number)
    if (hasTexts) wrong ??= await findWrongText(client, doubtful)
  }
  if (wrong === undefined) return undefined
  return finding('altered', wrong, 'What the search finds this entry by is not what it says.')
}

/** A backup of before may have no such texts yet. */
async function hasTextsIn(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select to_regclass('audit_texts') is not null as has`,
  )
  return rows[0]?.has ?? false
}

/** Of letters that the database folds in another way than we do it is the judge. */
async function findWrongText(client: pg.ClientBase, doubtful: bigint[]): Promise<bigint | undefined> {
  if (doubtful.length === 0) return undefined
  const { rows } = await client.query<{ number: bigint | null }>(
    `select min(link.number) as number
       from audit_chain link join audit_entries entry using (entry_id) left join audit_texts text using (entry_id)
      where link.number = any($1::bigint[]) and text.searched is distinct from audit_text_of(entry)`,
    [doubtful.map(String)],
  )
  return rows[0]?.number ?? undefined
}
