import { hash } from 'node:crypto'

/** Fields of calls that nobody may read again. A test finds those of the contract that are missing here. */
export const secretFields: ReadonlySet<string> = new Set([
  'password',
  'pwd',
  'old_password',
  'new_password',
  'verify_code',
  'token',
  'session',
])

/** Longer texts are files: their hash says which one it was. */
const longest = 4_000

/** What was asked for, as the audit trail may keep it: never a password, a code or a token, and of a file its hash. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string' && value.length > longest)
    return `sha256 ${hash('sha256', value, 'hex')}, ${value.length} characters`
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretFields.has(name) ? 'not kept' : withoutSecrets(inner),
    ]),
  )
}
