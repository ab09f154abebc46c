import { Secret, TOTP } from 'otpauth'
import { openSecret } from './sealed-secret.ts'

/** RFC 6238 as every authenticator app has it: six digits, a new code every thirty seconds. */
const settings = { issuer: 'Tradelane back office', algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A phone's clock may be half a minute off, and a code may be typed as it ends. */
const window = 1

type Sealed = { administrator_id: string; sealed_secret: string; last_step: number | null }

export function makeAppSecret(email: string): { secret: string; address: string } {
  const app = new TOTP({ ...settings, label: email, secret: new Secret({ size: 20 }) })
  return { secret: app.secret.base32, address: app.toString() }
}

/** The step of this code, if the app shows it about now and no code of this step or a later one was used. */
export function stepOfCode(
  secret: string,
  { administrator_id, sealed_secret, last_step }: Sealed,
  code: string,
  now: Date,
): number | undefined {
  const opened = openSecret(secret, administrator_id, sealed_secret)
  if (opened === undefined) return undefined
  const timestamp = now.getTime()
  const app = new TOTP({ ...settings, secret: Secret.fromBase32(opened) })
  const delta = app.validate({ token: code, timestamp, window })
  if (delta === null) return undefined
  const step = TOTP.counter({ period: settings.period, timestamp }) + delta
  return step > (last_step ?? 0) ? step : undefined
}
