import { createPrivateKey, createPublicKey, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

export type AuditKeys = {
  /** Seals entries. As a key object: Node makes one of bytes for each seal, which takes five times as long as sealing. */
  seal: KeyObject
  /** Signs checkpoints (Ed25519). */
  signing: KeyObject
  /** The 32 bytes of the public key. */
  publicKey: Uint8Array
}

/** The keys of the audit trail, always the same for one secret. */
export function auditKeysOf(secret: string): AuditKeys {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `tradelane audit ${use} 1`, 32))
  const signing = createPrivateKey({
    key: Buffer.concat([pkcs8Start, derived('checkpoint')]),
    format: 'der',
    type: 'pkcs8',
  })
  const spki = createPublicKey(signing).export({ format: 'der', type: 'spki' })
  return { seal: createSecretKey(derived('seal')), signing, publicKey: spki.subarray(-32) }
}

/** What comes before the 32 bytes of an Ed25519 key (RFC 8410). */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex')
const spkiStart = Buffer.from('302a300506032b6570032100', 'hex')

/** Of a receipt or a checkpoint. */
export const publicKeyOf = (bytes: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([spkiStart, bytes]), format: 'der', type: 'spki' })
