/**
 * What others write, in one line of at most so many characters, without control characters and those that turn the direction of text. The two
 * joiners stay: names in Persian and in the scripts of India are written with them.
 */
export const plainLine = (text: string, most: number): string =>
  [...text.replace(/(?:(?![\u200c\u200d])\p{C}|\s)+/gu, ' ').trim()].slice(0, most).join('')
