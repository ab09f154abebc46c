import anyAscii from 'any-ascii'

/** Chinese writing has no spaces, and each of its characters is a syllable: each is a word here. */
export function splitWords(name: string): string[] {
  const spaced = name.normalize('NFKC').replace(/\p{Script=Han}/gu, ' $& ')
  const latin = anyAscii(spaced).toLowerCase()
  return latin.replace(/['’`]/g, '').match(/[a-z0-9]+/g) ?? []
}

export const isLetter = (word: string): boolean => /^[a-z]$/.test(word)

/** "S.A." and "J P" are one word each. */
export function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = []
  let initials = ''
  for (const word of words) {
    if (isLetter(word)) {
      initials += word
      continue
    }
    if (initials) joined.push(initials)
    initials = ''
    joined.push(word)
  }
  return initials ? [...joined, initials] : joined
}

/** A text in words as names are compared. */
export const wordsOf = (text: string): string[] => joinInitials(splitWords(text))
