import { sign, verify } from 'node:crypto'
import { z } from 'zod/mini'
import { type AuditKeys, publicKeyOf } from './audit-keys.ts'
import { framed, type Hash } from './entry-content.ts'

/** Signed: up to this number the chain had this tip, at that time. */
export type Checkpoint = { number: bigint; tip: Hash; at: Date; publicKey: Uint8Array; signature: Uint8Array }

type Signed = Pick<Checkpoint, 'number' | 'tip' | 'at'>

const signedBytes = ({ number, tip, at }: Signed) =>
  framed('tradelane audit checkpoint 1', [String(number), tip, at.toISOString()])

export const signCheckpoint = ({ signing, publicKey }: AuditKeys, signed: Signed): Checkpoint => ({
  ...signed,
  publicKey,
  signature: sign(null, signedBytes(signed), signing),
})

/** By the key that it names. Whether that key is ours is another question. */
export function isSigned({ publicKey, signature, ...signed }: Checkpoint): boolean {
  return publicKey.length === 32 && verify(null, signedBytes(signed), publicKeyOf(publicKey), signature)
}

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
export const hexBytes = z.codec(
  z.string().check(z.regex(/^([0-9a-f]{2})*$/)),
  z.instanceof(Uint8Array<ArrayBufferLike>),
  {
    decode: (text) => new Uint8Array(Buffer.from(text, 'hex')),
    encode: hexOf,
  },
)

/** As it is in the file of checkpoints, in mails and in receipts. */
export const checkpointJson = z.object({
  number: z.codec(z.int().check(z.positive()), z.bigint(), { decode: BigInt, encode: Number }),
  tip: hexBytes,
  at: z.codec(z.iso.datetime(), z.date(), {
    decode: (text) => new Date(text),
    encode: (date) => date.toISOString(),
  }),
  public_key: hexBytes,
  signature: hexBytes,
})

export const jsonOf = ({ publicKey, ...rest }: Checkpoint) =>
  z.encode(checkpointJson, { ...rest, public_key: publicKey })

/** Undefined for what is no checkpoint, such as half a line. */
export function checkpointIn(line: string): Checkpoint | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(line)
  } catch {
    return undefined
  }
  const read = z.safeParse(checkpointJson, parsed)
  if (!read.success) return undefined
  const { public_key: publicKey, ...rest } = read.data
  return { ...rest, publicKey }
}
