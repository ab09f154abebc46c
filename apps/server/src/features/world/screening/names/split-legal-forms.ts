import { legalForms } from './legal-forms.ts'
import { wordsOf } from './words-of.ts'

/** The longest first, so that a form is found whole. */
const forms: readonly string[][] = legalForms
  .map(wordsOf)
  .filter((words) => words.length > 0)
  .sort((a, b) => b.length - a.length)
const byFirstWord = Map.groupBy(forms, ([first = '']) => first)

/** The words that are no part of a legal form, in their order. */
export function withoutLegalForms(words: readonly string[]): string[] {
  const left: string[] = []
  for (let place = 0; place < words.length; ) {
    const word = words[place] ?? ''
    const isHere = (form: readonly string[]) => form.every((part, index) => words[place + index] === part)
    const form = byFirstWord.get(word)?.find(isHere)
    if (!form) left.push(word)
    place += form?.length ?? 1
  }
  return left
}

/** Shorter forms are the beginning of too many words, and shorter names are too little to compare. */
const least = { form: 3, name: 4 }
const glued = [...new Set(forms.map((words) => words.join('')))]
  .filter((form) => form.length >= least.form)
  .sort((a, b) => b.length - a.length)

/** The same words without a legal form that is written in one with the first or the last of them: "OOOVeltrania". */
export function ungluedWords(words: readonly string[]): string[] {
  const [first = '', ...others] = words
  const before = lengthOf(first, (form) => first.startsWith(form))
  const unglued = [first.slice(before), ...others]
  const last = unglued.pop() ?? ''
  const after = lengthOf(last, (form) => last.endsWith(form))
  return [...unglued, last.slice(0, last.length - after)]
}

function lengthOf(word: string, isThere: (form: string) => boolean): number {
  return glued.find((form) => word.length >= form.length + least.name && isThere(form))?.length ?? 0
}
