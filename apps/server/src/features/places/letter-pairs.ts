import { foldName } from './fold-name.ts'

/** The first two letters of a folded word, as one number. */
export const pairOf = (word: string): number => numberOf(word.charCodeAt(0), word.charCodeAt(1))

const numberOf = (first: number, second: number): number => first * 65_536 + (second || 0)

/**
 * The pairs with which the words of a name begin. The name is looked at as bytes of UTF-8, since making texts of 135,000 names
 * is what would take the time; only one with a mark on the first letters of a word, or an apostrophe, is made a text.
 */
export function pairsIn(bytes: Buffer, start: number, end: number): number[] {
  const pairs: number[] = []
  let [first, second, length] = [0, 0, 0]
  for (let place = start; place <= end; place++) {
    const letter = place === end ? 0 : plainLetter(bytes[place] ?? 0)
    if (letter === unknown && length < 2) return pairsOfText(bytes.toString('utf8', start, end))
    if (letter !== 0) {
      if (length === 0) [first, second] = [letter, 0]
      else if (length === 1) second = letter
      length += 1
    } else if (length > 0) {
      pairs.push(numberOf(first, second))
      length = 0
    }
  }
  return pairs
}

const unknown = -1
const apostrophes = new Set([39, 96])

/** The small letter or digit; zero for what parts words. */
function plainLetter(byte: number): number {
  const small = byte | 32
  if (small >= 97 && small <= 122) return small
  if (byte >= 128 || apostrophes.has(byte)) return unknown
  return byte >= 48 && byte <= 57 ? byte : 0
}

function pairsOfText(name: string): number[] {
  return foldName(name).split(' ').map(pairOf)
}
