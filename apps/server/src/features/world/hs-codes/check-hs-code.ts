import { hsDigits, hsText } from '@tradelane/contract/hs-codes/code-text'
import { readReplaced, readSubheadings } from './hs-editions.ts'
import { readHsCodes } from './read-hs-codes.ts'

/**
 * `unlisted`: it exists, and our list has no words for the subheading, or there are further digits, which each country sets. `replaced`: the
 * edition of 2022 has no such subheading, that of 2017 had. `impossible`: no code, or neither edition has it.
 */
export type CheckedHsCode =
  | { state: 'known'; code: string; text: string }
  | { state: 'unlisted'; code: string; text: string }
  | { state: 'replaced'; code: string; by: readonly string[] }
  | { state: 'impossible' }

/** What is known of a typed code; the text is that of the longest part that has words. */
export function checkHsCode(typed: string): CheckedHsCode {
  const code = hsDigits(typed)
  if (code === undefined) return { state: 'impossible' }
  const codes = readHsCodes()
  const listed = codes.get(code)
  if (listed) return { state: 'known', code, text: listed.text }
  const subheading = code.slice(0, 6)
  const by = readReplaced().get(subheading)
  if (by) return { state: 'replaced', code: subheading, by }
  if (!readSubheadings().has(subheading)) return { state: 'impossible' }
  const { text = '' } = codes.get(subheading) ?? codes.get(code.slice(0, 4)) ?? {}
  return { state: 'unlisted', code, text }
}

const mostNamed = 8

/** '8525.80 was replaced in 2022 by 8525.81, 8525.82, 8525.83 or 8525.89.' */
export function replacedText({ code, by }: { code: string; by: readonly string[] }): string {
  const named = by.slice(0, mostNamed).map(hsText)
  const [last, ...others] = named.toReversed()
  const list =
    by.length > mostNamed
      ? `${named.join(', ')} and ${by.length - mostNamed} others`
      : [others.toReversed().join(', '), last].filter(Boolean).join(' or ')
  return `${hsText(code)} was replaced in 2022 by ${list}.`
}
