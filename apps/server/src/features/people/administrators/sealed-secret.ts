import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const method = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const keyOf = (secret: string) => createHash('sha256').update(`authenticator:${secret}`).digest()

/** Encrypted by a key that is derived from the installation's secret, and bound to its owner: in another's row it does not open. */
export function sealSecret(secret: string, owner: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(method, keyOf(secret), iv, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** Undefined where it was sealed for somebody else, was changed, or the installation has another secret since. */
export function openSecret(secret: string, owner: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const iv = bytes.subarray(0, ivBytes)
  try {
    const decipher = createDecipheriv(method, keyOf(secret), iv, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(owner))
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString()
  } catch {
    // The cipher refuses by throwing. For who signs in, a secret that does not open makes every code wrong.
    return undefined
  }
}
