import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { canonicalJson } from '../../../approvals/binding.ts'

/** An Ed25519 private key in PKCS 8 is this and the 32 bytes of its seed (RFC 8410, 7). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export type Seal = { signature: string; keyId: string; publicKey: string }

/** The seal of this installation on what is printed. The key is derived from the installation's secret: nothing more is to be kept safe. */
export function sealOf(secret: string, printed: unknown): Seal {
  const key = keyOf(secret)
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' })
  return {
    signature: sign(null, bytesOf(printed), key).toString('base64'),
    keyId: createHash('sha256').update(publicKey).digest('hex').slice(0, 16),
    publicKey: publicKey.toString('base64'),
  }
}

/** Whether the signature was made over exactly this, in any order of its fields, by the owner of the key. */
export function isSealIntact(printed: unknown, { signature, publicKey }: Omit<Seal, 'keyId'>): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  return verify(null, bytesOf(printed), key, Buffer.from(signature, 'base64'))
}

const bytesOf = (printed: unknown): Buffer => Buffer.from(canonicalJson(printed))

const keys = new Map<string, KeyObject>()
/** One secret serves several purposes; each purpose gets a derived key. */
function keyOf(secret: string): KeyObject {
  const known = keys.get(secret)
  if (known) return known
  const seed = createHash('sha256').update(`certificate-seal:${secret}`).digest()
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  keys.set(secret, key)
  return key
}
