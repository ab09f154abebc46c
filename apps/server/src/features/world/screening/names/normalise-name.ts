import anyAscii from 'any-ascii'
import { commonWords, legalForms, stopWords } from './empty-words.ts'

export type Word = { text: string; weight: number }
/** A name as it is compared: its words without legal forms and stop words, in Latin letters. */
export type NormalName = {
  words: readonly Word[]
  joined: string
  /** The same with each initial as a word of its own, where it may have initials: "A. G. Volkov". */
  withInitials?: readonly Word[]
}

const commonWeight = 0.3

/** "ООО «Белтех»" and "BELTEH, LLC" become the same word. A name of nothing but legal forms keeps them. */
export function normaliseName(name: string): NormalName {
  const split = splitWords(name)
  const all = joinInitials(split)
  const telling = tellingWords(all)
  const words = weighed(telling.length > 0 ? telling : all)
  const joined = words.map(({ text }) => text).join('')
  const initials = initialsOf(split, all)
  if (initials.length === 0) return { words, joined }
  const whole = tellingWords(split.filter((word) => !isLetter(word)))
  return whole.length === 0
    ? { words, joined }
    : { words, joined, withInitials: weighed([...whole, ...initials]) }
}

const tellingWords = (words: readonly string[]): string[] =>
  words.filter((word) => !legalForms.has(word) && !stopWords.has(word))

const weighed = (words: readonly string[]): Word[] =>
  [...new Set(words)].map((text) => ({
    text,
    weight: text.length * (commonWords.has(text) ? commonWeight : 1),
  }))

const mostInitials = 3
/** Single letters, unless they end the name as a legal form does: "Alpha S.A.". */
function initialsOf(split: readonly string[], joined: readonly string[]): string[] {
  const letters = split.filter(isLetter)
  const isForm = isLetter(split.at(-1) ?? '') && legalForms.has(joined.at(-1) ?? '')
  return isForm || letters.length > mostInitials ? [] : letters
}

const isLetter = (word: string): boolean => /^[a-z]$/.test(word)

/** Chinese writing has no spaces, and each of its characters is a syllable: each is a word here. */
function splitWords(name: string): string[] {
  const spaced = name.normalize('NFKC').replace(/\p{Script=Han}/gu, ' $& ')
  const latin = anyAscii(spaced).toLowerCase()
  return latin.replace(/['’`]/g, '').match(/[a-z0-9]+/g) ?? []
}

/** "S.A." and "J P" are one word each. */
function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = []
  let initials = ''
  for (const word of words) {
    if (isLetter(word)) {
      initials += word
      continue
    }
    if (initials) joined.push(initials)
    initials = ''
    joined.push(word)
  }
  return initials ? [...joined, initials] : joined
}
