import { readFileSync } from 'node:fs'
import { wordsOf } from './read-hs-codes.ts'

/** What people call goods, in the singular, and where customs have them; the first code is meant most. */
export type EverydayGoods = { words: readonly string[]; codes: readonly string[] }

let goods: readonly EverydayGoods[] | undefined

/** Each line of the file is a name of one or more words, and its codes. It is a list of ours. */
export function readEverydayGoods(): readonly EverydayGoods[] {
  goods ??= readFileSync(new URL('../../../../data/everyday-goods.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const at = line.search(/ \d{4}(\d\d)?( |$)/)
      return { words: wordsOf(line.slice(0, at)), codes: line.slice(at).trim().split(' ') }
    })
  return goods
}

/** What a code has of the words that were searched: which of them its everyday name covers, and how much that counts. */
export type Usual = { covers: ReadonlySet<string>; weight: number }

let byFirst: ReadonlyMap<string, readonly EverydayGoods[]> | undefined
const firstOf = (word: string): string => word.slice(0, 2)

/**
 * The codes of the everyday names that are among the words, longer names first; the last word may still be under way. More than any word of a text
 * counts.
 */
export function usualCodes(wanted: readonly string[]): Map<string, Usual> {
  byFirst ??= groupByFirst()
  const last = wanted.at(-1) ?? ''
  const found = new Map<string, Usual>()
  for (const first of new Set(wanted.map(firstOf)))
    for (const { words, codes } of byFirst.get(first) ?? []) {
      const isNamed = words.every((word) => wanted.includes(word))
      if (!isNamed && !isUnderWay(words, wanted, last)) continue
      const covers = new Set(isNamed ? words : [...words, last])
      codes.forEach((code, place) => {
        const weight = (isNamed ? 100 : 40) * words.length - place
        if (weight > (found.get(code)?.weight ?? 0)) found.set(code, { covers, weight })
      })
    }
  return found
}

const isUnderWay = (words: readonly string[], wanted: readonly string[], last: string): boolean =>
  last.length > 2 &&
  words.every((word, at) => wanted.includes(word) || (at === words.length - 1 && word.startsWith(last)))

function groupByFirst(): Map<string, EverydayGoods[]> {
  const groups = new Map<string, EverydayGoods[]>()
  for (const goods of readEverydayGoods())
    for (const first of new Set(goods.words.map(firstOf)))
      groups.set(first, [...(groups.get(first) ?? []), goods])
  return groups
}
