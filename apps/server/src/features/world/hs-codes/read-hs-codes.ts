import { readFileSync } from 'node:fs'
import type { HsCode } from '@tradelane/contract/hs-codes/calls'

/** `words` are those of its own text, `wordsAbove` those of the levels above it. */
export type ListedCode = HsCode & { words: readonly string[]; wordsAbove: readonly string[] }

let listed: ReadonlyMap<string, ListedCode> | undefined

/** The codes of `apps/server/data/hs-2022.txt` in its order: read by the first search, and kept. */
export function readHsCodes(): ReadonlyMap<string, ListedCode> {
  listed ??= listOf(readFileSync(new URL('../../../../data/hs-2022.txt', import.meta.url), 'utf8'))
  return listed
}

function listOf(text: string): Map<string, ListedCode> {
  const codes = new Map<string, ListedCode>()
  let section = ''
  for (const line of text.split('\n').filter(Boolean)) {
    const [code = ''] = line.split(' ', 1)
    const words = line.slice(code.length + 1)
    if (!/^\d/.test(code)) {
      section = words
      continue
    }
    const above = codes.get(code.slice(0, -2))
    codes.set(code, {
      ...{ code, text: words, within: above?.text ?? section, words: wordsOf(words) },
      wordsAbove: above ? [...above.words, ...above.wordsAbove] : wordsOf(section),
    })
  }
  return codes
}

/** In small letters without marks, and in the singular, as far as the end of a word shows it: 'shirts' and 'shirt', 'batteries' and 'battery'. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  ).map(singular)

/** Plurals that the end of the word does not show. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['knives', 'knife'],
  ['shelves', 'shelf'],
  ['scarves', 'scarf'],
  ['halves', 'half'],
  ['loaves', 'loaf'],
  ['leaves', 'leaf'],
  ['potatoes', 'potato'],
  ['tomatoes', 'tomato'],
  ['mangoes', 'mango'],
  ['movies', 'movie'],
  ['cookies', 'cookie'],
  ['hoodies', 'hoodie'],
])

function singular(word: string): string {
  const known = irregular.get(word)
  if (known) return known
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
