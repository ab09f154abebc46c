/** Letters that Unicode does not decompose into a base letter and a mark. */
const plainLetters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ə: 'a',
}

/** Folds 'São Paulo' and 'sao  paulo' to the same text: lower case, no marks, single spaces. */
export function foldName(name: string): string {
  const small = name.toLowerCase()
  // Most of the 135,000 names are plain already.
  if (/^[a-z]+( [a-z]+)*$/.test(small)) return small
  return small
    .normalize('NFD')
    .replace(/\p{M}|['’‘`ʻʼ]/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
