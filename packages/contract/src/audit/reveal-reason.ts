import { z } from 'zod/mini'
import { line } from '../primitives/values.ts'

const tooShort = 'Say in a few words why you need it'

/** Vowels of some scripts are marks, and no letters. */
const twoWords = /[\p{L}\p{M}]{2,}[^\p{L}\p{M}]+[\p{L}\p{M}]{2,}/u
/** Scripts in which a few signs are words, and those that write words without spaces. */
const fewSigns = /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]\P{L}*){4}/u
const withoutSpaces = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{10}/u

/** Why a colleague looks at a paper of a person or a full account number: two words at least. */
export const revealReason = line(300, tooShort).check(
  z.refine(
    (text) => fewSigns.test(text) || withoutSpaces.test(text) || (text.length >= 10 && twoWords.test(text)),
    tooShort,
  ),
)
