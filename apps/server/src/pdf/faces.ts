import { createRequire } from 'node:module'
import { hanFamilies } from './han-families.ts'

const require = createRequire(import.meta.url)

export type Weight = 400 | 600
/** A font file: a part of a family, for some ranges of characters. */
export type Face = { family: string; slice: string }

/** Inter has one small file per script, and the product's own texts need four of them. */
const interPackage = '@fontsource/inter'
/** The file of another family: one for all weights, so that a weight is taken out of it when it is loaded. */
export const fileOf = ({ family, slice }: Face, weight: Weight): string =>
  family === 'inter'
    ? require.resolve(`${interPackage}/files/inter-${slice}-${weight}-normal.woff`)
    : require.resolve(`${packageOf(family)}/files/noto-sans-${family}-${slice}-wght-normal.woff2`)

const packageOf = (family: string) =>
  family === 'inter' ? interPackage : `@fontsource-variable/noto-sans-${family}`

/** The families of scripts with an alphabet of their own, by their code in ISO 15924. */
const alphabets = Object.entries({
  Arab: 'arabic',
  Armn: 'armenian',
  Beng: 'bengali',
  Deva: 'devanagari',
  Ethi: 'ethiopic',
  Geor: 'georgian',
  Gujr: 'gujarati',
  Guru: 'gurmukhi',
  Hebr: 'hebrew',
  Khmr: 'khmer',
  Knda: 'kannada',
  Laoo: 'lao',
  Mlym: 'malayalam',
  Mymr: 'myanmar',
  Orya: 'oriya',
  Sinh: 'sinhala',
  Taml: 'tamil',
  Telu: 'telugu',
  Thai: 'thai',
}).map(([script, family]) => ({ pattern: new RegExp(`\\p{scx=${script}}`, 'u'), family }))
const alphabetFamilies = new Set(alphabets.map(({ family }) => family))
/** East Asia: ideographs, syllables, and the punctuation and full-width signs between them. */
const eastAsian =
  /[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\u3000-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u
/** Belongs to the character before it: accents, vowel signs, joiners. */
const attached = /[\p{M}\u200c\u200d]/u

/** The fonts of alphabets have a space, so that the words of a phrase stay together. */
const isSpace = ({ family }: Face, character: string) => character === ' ' && alphabetFamilies.has(family)

/** The face for each character of a text, in UTF-16 units; undefined if no font has it. */
export function facesOf(text: string): (Face | undefined)[] {
  const faces: (Face | undefined)[] = []
  const eastAsianFamilies = eastAsian.test(text) ? hanFamilies(text) : []
  for (const character of text) {
    const before = faces.at(-1)
    const face = before && continues(before, character) ? before : faceOf(character, eastAsianFamilies)
    for (let unit = 0; unit < character.length; unit += 1) faces.push(face)
  }
  return faces
}

/** Whether a character stays with the one before it. */
const continues = (before: Face, character: string): boolean =>
  before.family !== 'inter' &&
  (attached.test(character) ? hasCharacter(before, character) : isSpace(before, character))

function faceOf(character: string, eastAsianFamilies: readonly string[]): Face | undefined {
  const families = eastAsian.test(character)
    ? eastAsianFamilies
    : // A few signs, such as the danda of India, belong to several scripts.
      alphabets.filter(({ pattern }) => pattern.test(character)).map(({ family }) => family)
  for (const family of ['inter', ...families]) {
    const slice = [...slicesOf(family)].find(([, ranges]) => contains(ranges, character))?.[0]
    if (slice !== undefined) return { family, slice }
  }
  return undefined
}

export const hasCharacter = ({ family, slice }: Face, character: string): boolean =>
  contains(slicesOf(family).get(slice) ?? [], character)

type Range = readonly [from: number, to: number]
const contains = (ranges: readonly Range[], character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([from, to]) => code >= from && code <= to)
}

const read = new Map<string, ReadonlyMap<string, readonly Range[]>>()
/** The files of a family with their ranges, as its package lists them. */
function slicesOf(family: string): ReadonlyMap<string, readonly Range[]> {
  const known = read.get(family)
  if (known) return known
  const listed: Record<string, string> = require(`${packageOf(family)}/unicode.json`)
  const slices = Object.entries(listed)
    // The numbered files of East Asia and a script's own file. The others repeat Latin letters and signs.
    .filter(([name]) => family === 'inter' || name === family || /^\[\d+\]$/.test(name))
    .map(([name, ranges]) => [name.replace(/[[\]]/g, ''), rangesIn(ranges)] as const)
  // As in a style sheet, the later of two files that list a character is the one that has it.
  const found = new Map(slices.toReversed())
  read.set(family, found)
  return found
}

/** "U+0600-06FF,U+200C" */
const rangesIn = (text: string): Range[] =>
  text.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return [from, to]
  })
