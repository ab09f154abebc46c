import { Secret, TOTP } from 'otpauth'

/** What an authenticator app with this secret shows at a moment. */
export const codeOfApp = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
