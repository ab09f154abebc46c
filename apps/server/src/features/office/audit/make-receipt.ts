import { z } from 'zod/mini'
import { receiptJson } from '../../../audit/receipt.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { checkpointOf, sealTrail } from './checkpoints.ts'
import { readLinks } from './read-links.ts'

/** Proves an entry to somebody outside: the entry, and the hashes from it to the next checkpoint. Refuses with NOT_FOUND. */
export async function makeReceipt(deps: Deps, number: number) {
  await sealTrail(deps)
  const row = await deps.db
    .selectFrom('audit_checkpoints')
    .selectAll()
    .where('number', '>=', BigInt(number))
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  const [link, ...following] = await readLinks(deps.db, BigInt(number) - 1n, Number(row.number) - number + 1)
  if (!link || link.number !== BigInt(number)) throw new Refusal('NOT_FOUND')
  const { publicKey, ...checkpoint } = checkpointOf(row)
  const receipt = z.encode(receiptJson, {
    format: 'tradelane audit receipt 1',
    number,
    entry: link,
    previous_hash: link.previous_hash,
    following: following.map(({ linked_hash }) => linked_hash),
    checkpoint: { ...checkpoint, public_key: publicKey },
  } as z.output<typeof receiptJson>)
  return {
    bytes: Buffer.from(`${JSON.stringify(receipt, null, 2)}\n`),
    content_type: 'application/json',
    file_name: `audit-receipt-${number}.json`,
  }
}
