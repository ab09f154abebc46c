import { hsDigits } from '@tradelane/contract/hs-codes/code-text'
import { readHsCodes } from './read-hs-codes.ts'

/**
 * `unlisted`: the heading exists, and our list has no text for the subheading or for the further digits, which each country sets. `impossible`:
 * no code, or the Harmonized System 2022 has no such chapter or heading.
 */
export type CheckedHsCode =
  | { state: 'known'; code: string; text: string }
  | { state: 'unlisted'; code: string; text: string }
  | { state: 'impossible' }

/** What the list of the Harmonized System 2022 knows of a typed code; the text is that of the longest part that it has. */
export function checkHsCode(typed: string): CheckedHsCode {
  const code = hsDigits(typed)
  if (code === undefined) return { state: 'impossible' }
  const codes = readHsCodes()
  const listed = codes.get(code)
  if (listed) return { state: 'known', code, text: listed.text }
  // All headings are in the list, so one that is not there does not exist.
  const within = codes.get(code.slice(0, 6)) ?? (code.length > 4 ? codes.get(code.slice(0, 4)) : undefined)
  return within ? { state: 'unlisted', code, text: within.text } : { state: 'impossible' }
}
