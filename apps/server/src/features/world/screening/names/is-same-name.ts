import { normaliseName } from './normalise-name.ts'

/** Whether two writings are of one name: legal form, case, accents and the order of the words do not matter. */
export const isSameName = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other)

const wordsOf = (name: string): string =>
  normaliseName(name)
    .words.map(({ text }) => text)
    .sort()
    .join(' ')
