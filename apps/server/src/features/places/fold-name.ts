/** Letters that Unicode does not take apart into a plain one and a mark. */
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

/** 'São Paulo' and 'sao  paulo' alike: small letters without marks, one blank between words, nothing else. */
export function foldName(name: string): string {
  const small = name.toLowerCase()
  // Most names are plain already, and there are 135,000 of them.
  if (/^[a-z]+( [a-z]+)*$/.test(small)) return small
  return small
    .normalize('NFD')
    .replace(/\p{M}|['’‘`ʻʼ]/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
