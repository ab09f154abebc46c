import { withoutInvisible } from '@tradelane/contract/primitives/plain-text'

/** What a bank passed on, as one line that the database and every document can hold. */
export function plainText(text: string, most: number): string {
  const line = withoutInvisible(text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')).replace(/ {2,}/g, ' ')
  return [...line.trim()].slice(0, most).join('').trim()
}
