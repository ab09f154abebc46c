import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

const issuer = 'tradelane'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** `view`: of a colleague who views a customer's app. */
export type SessionKind = 'customer' | 'admin' | 'view'

/** A signed token that refers to a session row, valid for that kind of session only. */
export async function signSessionToken(
  secret: string,
  { sessionId, kind, expiresAt }: { sessionId: string; kind: SessionKind; expiresAt: Date },
): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(kind)
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(keyOf(secret))
}

/** The session of a token; undefined if it is forged, expired, or for the other kind. We issue tokens of one shape only. */
export async function readSessionToken(
  secret: string,
  token: string,
  kind: SessionKind,
  now: Date,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      issuer,
      audience: kind,
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
      currentDate: now,
    })
    const { aud, sid } = payload
    // The library also accepts a list of audiences that has ours, and the database refuses an id that is no uuid.
    return aud === kind && typeof sid === 'string' && uuid.test(sid) ? sid : undefined
  } catch {
    // jose refuses by throwing. Callers must not learn the reason.
    return undefined
  }
}

const keys = new Map<string, Uint8Array>()
/** One secret serves several purposes; each purpose gets a derived key. */
function keyOf(secret: string): Uint8Array {
  const known = keys.get(secret) ?? createHash('sha256').update(`session:${secret}`).digest()
  keys.set(secret, known)
  return known
}
