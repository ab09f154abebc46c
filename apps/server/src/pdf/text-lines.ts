import bidiFactory from 'bidi-js'
import LineBreaker from 'linebreak'
import { type Face, facesOf } from './faces.ts'

const bidi = bidiFactory()

/** What is drawn at once: characters with one font and in one direction, in the order of reading. */
export type Run = { text: string; face: Face | undefined; isRightToLeft: boolean }

/** A paragraph with, for each UTF-16 unit, its font and its level in the Unicode Bidirectional Algorithm (UAX 9). */
export type Paragraph = { text: string; faces: (Face | undefined)[]; levels: Uint8Array; base: number }

/** `auto`: the direction of the first letter is the direction of the paragraph. */
export function paragraphOf(text: string, direction: 'ltr' | 'auto'): Paragraph {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, direction)
  // Isolates have done their work, and no font has a sign for them.
  const kept = text.replace(/[\u2066-\u2069]/g, '')
  return {
    text: kept,
    faces: facesOf(kept),
    levels: levels.filter((_, index) => !/[\u2066-\u2069]/.test(text[index] ?? '')),
    base: paragraphs[0]?.level ?? 0,
  }
}

/** Where a line may end (UAX 14), and in scripts without spaces between words, where a word ends. */
export function breaksOf(text: string): number[] {
  const ends = new Set<number>()
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) ends.add(next.position)
  if (spaceless.test(text)) {
    const words = new Intl.Segmenter('th', { granularity: 'word' })
    for (const { index } of words.segment(text)) {
      const isInside = spaceless.test(text[index - 1] ?? '') && spaceless.test(text[index] ?? '')
      if (isInside) ends.add(index)
    }
  }
  return [...ends].sort((a, b) => a - b)
}
const spaceless = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u

/** The runs of a part of the paragraph in the order of reading; lines are measured with them. */
export function runsOf({ text, faces, levels }: Paragraph, from: number, to: number): Run[] {
  const runs: Run[] = []
  let start = from
  for (let at = from + 1; at <= to; at += 1) {
    if (at < to && isSame(faces[at], faces[start]) && levels[at] === levels[start]) continue
    runs.push({ text: text.slice(start, at), face: faces[start], isRightToLeft: isOdd(levels[start]) })
    start = at
  }
  return runs
}

const isSame = (one: Face | undefined, other: Face | undefined): boolean =>
  one?.family === other?.family && one?.slice === other?.slice

/** `beginsWord`: a space is between it and the run that is read before it. */
export type SeenRun = Run & { place: number; beginsWord: boolean }

const isSpaceBetween = (before: Run | undefined, run: Run): boolean =>
  /\s$/.test(before?.text ?? ' ') || /^\s/.test(run.text)

/** The same for a whole line, from left to right as they are seen (UAX 9, rule L2), each with its place in the order of reading. */
export function visualRunsOf(paragraph: Paragraph, from: number, to: number): SeenRun[] {
  const runs = runsOf(paragraph, from, to)
  const levels = runs.map((_, index) => {
    const start = runs.slice(0, index).reduce((sum, { text }) => sum + text.length, from)
    return paragraph.levels[start] ?? 0
  })
  const ordered = runs.map((run, place) => ({ run, place, level: levels[place] ?? 0 }))
  const highest = Math.max(0, ...levels)
  for (let level = highest; level > 0; level -= 1) reverseFrom(ordered, level)
  return ordered.map(({ run, place }) => ({
    ...(run.isRightToLeft ? turned(run) : run),
    place,
    beginsWord: place === 0 || isSpaceBetween(runs[place - 1], run),
  }))
}

/** Signs of a Latin font inside right-to-left text, such as brackets and spaces: the font itself never turns them round. */
function turned(run: Run): Run {
  const text = mirrored(run.text)
  const isLatin = !run.face || run.face.family === 'inter'
  return { ...run, text: isLatin ? [...text].reverse().join('') : text }
}

/** Reverses every longest sequence of runs at this level or above. */
function reverseFrom(runs: { level: number }[], level: number): void {
  for (let at = 0; at < runs.length; at += 1) {
    let end = at
    while (end < runs.length && (runs[end]?.level ?? 0) >= level) end += 1
    if (end > at) runs.splice(at, end - at, ...runs.slice(at, end).reverse())
    at = Math.max(at, end)
  }
}

/** An opening bracket that is read from right to left is drawn as a closing one (UAX 9, rule L4). */
const mirrored = (text: string): string =>
  [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('')

const isOdd = (level = 0): boolean => level % 2 === 1
