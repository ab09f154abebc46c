/** What an action or a list of files is: a dictionary, or a reference to one. */
const value = /<<|\d{1,10}[\s\0]{1,20}\d{1,5}[\s\0]{1,20}R/y
/** The white space of PDF (ISO 32000-2, 7.2.3): NUL, tab, line feed, form feed, carriage return, space. */
const blank = new Set([0, 9, 10, 12, 13, 32])
const [lineFeed, carriageReturn, percent] = [10, 13, 37]

/** Whether one of these names has a dictionary or a reference as its value. */
export const hasValue = (text: string, names: RegExp): boolean => placesWithValue(text, names)?.length !== 0

/**
 * Where one of these names has a dictionary or a reference as its value. Short names occur in compressed bytes by chance, but not with
 * such a value. Text is skipped by hand: a pattern would take seconds for a file that was made to be slow. Undefined for such a file.
 */
export function placesWithValue(text: string, names: RegExp): number[] | undefined {
  const places: number[] = []
  // No writer needs this much: what is skipped more than once is between names without a value.
  let left = 2 * text.length + 10_000
  for (const { index, 0: name } of text.matchAll(new RegExp(names, 'g'))) {
    let isComment = false
    let at = index + name.length
    for (; at < text.length; at++) {
      const sign = text.charCodeAt(at)
      if (isComment) isComment = sign !== carriageReturn && sign !== lineFeed
      else if (sign === percent) isComment = true
      else if (!blank.has(sign)) break
      left -= 1
      if (left === 0) return undefined
    }
    value.lastIndex = at
    if (value.test(text)) places.push(index)
  }
  return places
}
