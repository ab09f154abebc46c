import { z } from 'zod/mini'
import { checkpointJson, hexBytes, isSigned } from './checkpoint.ts'
import { hashOfContent, hashOfLink } from './entry-content.ts'

/** What proves an entry to somebody who cannot look into our database. */
export const receiptJson = z.object({
  format: z.literal('tradelane audit receipt 1'),
  number: z.int().check(z.positive()),
  entry: z.object({
    kind: z.enum(['change', 'reveal', 'approval']),
    at: z.string(),
    actor: z.string(),
    actor_id: z.string(),
    role: z.string(),
    action: z.string(),
    subject: z.nullable(z.string()),
    subject_id: z.nullable(z.string()),
    company: z.nullable(z.string()),
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    request_id: z.string(),
  }),
  /** The hash of the link before. */
  previous_hash: hexBytes,
  /** The hashes of the contents of all entries from the next one to that of the checkpoint. */
  following: z.array(hexBytes),
  checkpoint: checkpointJson,
})
type Receipt = z.output<typeof receiptJson>

export type ReceiptAnswer = { isGood: true; publicKey: string } | { isGood: false; why: string }

/** Proves, without any other data, that the entry was in the chain that the checkpoint's key has signed. */
export function checkReceipt(text: string): ReceiptAnswer {
  const receipt = read(text)
  if (!receipt) return bad('This is not a receipt, or a part of it is missing.')
  const { entry, number, following, checkpoint } = receipt
  const contents = [hashOfContent(entry), ...following]
  let tip = receipt.previous_hash
  for (const [index, contentHash] of contents.entries())
    tip = hashOfLink({ number: number + index, previousHash: tip, contentHash })
  if (checkpoint.number !== BigInt(number + following.length))
    return bad('The hashes do not lead from the entry to the checkpoint.')
  if (Buffer.compare(tip, checkpoint.tip) !== 0)
    return bad('The entry is not what the checkpoint covers: it was changed.')
  if (!isSigned({ ...checkpoint, publicKey: checkpoint.public_key }))
    return bad('The signature of the checkpoint is wrong.')
  return { isGood: true, publicKey: Buffer.from(checkpoint.public_key).toString('hex') }
}

const bad = (why: string): ReceiptAnswer => ({ isGood: false, why })

function read(text: string): Receipt | undefined {
  try {
    const result = z.safeParse(receiptJson, JSON.parse(text))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}
