import { setImmediate as turn } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { Refusal } from '../../refusal.ts'

/** OWASP's Password Storage Cheat Sheet: argon2id, 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export async function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let nobodysHash: Promise<string> | undefined

/** With no hash to compare with it works just as long, so that time does not tell who has an account. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const isRight = await verify(passwordHash ?? (await nobodysHash), password)
  return isRight && passwordHash !== undefined
}

/** zxcvbn's scale ends at 4; from 3 on a guess takes more than 10^8 tries. */
const leastScore = 3

let judge: Promise<ZxcvbnFactory> | undefined

/**
 * The dictionaries are large: they are read when first needed, or ahead of it by who has a moment, and ranked once.
 * Between them others get their turn.
 */
export function readDictionaries(): Promise<ZxcvbnFactory> {
  judge ??= passwordJudge()
  return judge
}

async function passwordJudge(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  await turn()
  const common = await import('@zxcvbn-ts/language-common')
  await turn()
  const english = await import('@zxcvbn-ts/language-en')
  await turn()
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
    // All readings of a password full of signs would keep everybody else waiting for most of a second.
    l33tMaxSubstitutions: 20,
  })
}

/** Refuses a new password that is easy to guess: WEAK_PASSWORD, with the reason beside `field`. */
export async function requireStrongPassword(
  password: string,
  knownWords: readonly string[],
  field: string,
): Promise<void> {
  const judge = await readDictionaries()
  const hints = knownWords
    .flatMap((word) => [word, ...word.split(/[\s@.,-]+/)])
    .filter((word) => word.length > 2)
  const { score, feedback } = judge.check(password, [...hints, 'tradelane'])
  if (score >= leastScore) return
  const reason = feedback.warning ?? 'It is too short or too common.'
  const message = `This password is easy to guess. ${reason} Try three or four unrelated words.`
  throw new Refusal('WEAK_PASSWORD', { message, fields: { [field]: message } })
}
