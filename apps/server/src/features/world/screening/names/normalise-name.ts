import { commonWords, stopWords } from './empty-words.ts'
import { ungluedWords, withoutLegalForms } from './split-legal-forms.ts'
import { isLetter, joinInitials, splitWords, wordsOf } from './words-of.ts'

export type Word = { text: string; weight: number }
/** A name as it is compared: its words without legal forms and stop words, in Latin letters. */
export type Reading = { words: readonly Word[]; joined: string }
/** A name can be read in several ways: with initials as words of their own ("A. G. Volkov"), or glued ("LLCVeltrania"). */
export type NormalName = Reading & { others: readonly Reading[] }

const commonWeight = 0.3

/** "ООО «Белтех»", "BELTEH, LLC" and "Limited Liability Company Belteh" become the same word. A name of nothing but legal forms keeps them. */
export function normaliseName(name: string): NormalName {
  const split = splitWords(name)
  const all = joinInitials(split)
  const telling = tellingWords(all)
  const reading = readingOf(telling.length > 0 ? telling : all)
  return { ...reading, others: [...withInitials(split, all), ...unglued(name, all)] }
}

const readingOf = (texts: readonly string[]): Reading => {
  const words = weighed(texts)
  return { words, joined: words.map(({ text }) => text).join('') }
}

const tellingWords = (words: readonly string[]): string[] =>
  withoutLegalForms(words).filter((word) => !stopWords.has(word))

const weighed = (words: readonly string[]): Word[] =>
  [...new Set(words)].map((text) => ({
    text,
    weight: text.length * (commonWords.has(text) ? commonWeight : 1),
  }))

const mostInitials = 3

/** Compared by their words only: where the initials stand says nothing. */
function withInitials(split: readonly string[], all: readonly string[]): Reading[] {
  const initials = initialsOf(split, all)
  const whole = tellingWords(split.filter((word) => !isLetter(word)))
  return initials.length > 0 && whole.length > 0
    ? [{ words: weighed([...whole, ...initials]), joined: '' }]
    : []
}

/** Single letters, unless they end the name as a legal form does: "Alpha S.A.". */
function initialsOf(split: readonly string[], all: readonly string[]): string[] {
  const letters = split.filter(isLetter)
  const isForm = isLetter(split.at(-1) ?? '') && withoutLegalForms(all.slice(-1)).length === 0
  return isForm || letters.length > mostInitials ? [] : letters
}

/** Capitals inside a word begin another word, if one of these is a legal form; else the form is cut off its first or last word. */
function unglued(name: string, all: readonly string[]): Reading[] {
  const split = wordsOf(
    name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2'),
  )
  const isCut = split.length > all.length && withoutLegalForms(split).length < split.length
  const ways = [isCut ? split : [], ungluedWords(all)]
  return ways
    .filter((words) => words.join(' ') !== all.join(' '))
    .map(tellingWords)
    .filter((words) => words.length > 0)
    .map(readingOf)
}
