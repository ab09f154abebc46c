import { randomInt } from 'node:crypto'
import { capitals, plainIdentifier } from '@tradelane/contract/primitives/identifier'

// Crockford's base 32: no characters that are confused on paper or by telephone.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Printed on a document, and known only to its readers: 5 bits for each character, so 16 cannot be guessed. */
export const newVerificationCode = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(32)]).join('')

/** "7K2M-…": the printed form. */
export const printedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** The stored form of a code that was typed from paper. */
export const readCode = (typed: string): string =>
  capitals(plainIdentifier(typed)).replace(/[ -]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
