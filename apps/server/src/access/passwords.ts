import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../refusal.ts'
import { threadOf } from '../threads/ask-thread.ts'

/** OWASP's Password Storage Cheat Sheet: argon2id, 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export async function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let nobodysHash: Promise<string> | undefined

/** Without a hash to compare with, it takes just as long, so that timing does not show who has an account. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('no account has this password')
  const isRight = await verify(passwordHash ?? (await nobodysHash), password)
  return isRight && passwordHash !== undefined
}

/** zxcvbn's scale ends at 4; from 3 on, guessing takes more than 10^8 attempts. */
const leastScore = 3

export type NewPassword = { password: string; hints: string[] }
export type Judgement = { score: number; warning: string | null }

/** The first answer in a while waits until the dictionaries are loaded, most of a second. */
export const judgePassword = threadOf<NewPassword, Judgement>(
  new URL('./password-thread.ts', import.meta.url),
)

/** Refuses a new password that is easy to guess: WEAK_PASSWORD, with the reason for `field`. */
export async function requireStrongPassword(
  password: string,
  knownWords: readonly string[],
  field: string,
): Promise<void> {
  const parts = knownWords.flatMap((word) => word.split(/[\s@.,-]+/))
  // Two names in a row are often written as one word.
  const pairs = parts.slice(1).map((part, index) => `${parts[index]}${part}`)
  const hints = [...knownWords, ...parts, ...pairs].filter((word) => word.length > 2)
  const { score, warning } = await judgePassword({ password, hints: [...hints, 'tradelane'] })
  if (score >= leastScore) return
  const reason = warning ?? 'It is too short or too common.'
  const message = `This password is easy to guess. ${reason} Try three or four unrelated words.`
  throw new Refusal('WEAK_PASSWORD', { message, fields: { [field]: message } })
}
