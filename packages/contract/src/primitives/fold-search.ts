/** Combining marks of Latin, Greek and Cyrillic, vowel points of Hebrew and Arabic. Vowel signs of other scripts are letters and stay. */
const marks = new RegExp(
  ['0640', '0300-036f', '0591-05c7', '064b-065f', '0670', '1ab0-1aff', '1dc0-1dff', '20d0-20ff', 'fe20-fe2f']
    .map((range) => `[${range.replace(/[0-9a-f]{4}/g, '\\u$&')}]`)
    .join('|'),
  'g',
)

/** Letters that Unicode does not decompose into a base letter and a mark. */
const plainLetters: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  ə: 'a',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/**
 * What every search compares, of the typed text and of the found one: small letters without marks, and "ae", "oe", "ue" and "aa" as the letters
 * that they stand for. The function `search_fold` of the database does the same.
 */
export const foldSearch = (text: string): string =>
  text
    .replace(/[’‘ʼ´]/g, "'")
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[łøđðħŧıςəßæœþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll('ue', 'u')
    .replaceAll('aa', 'a')
