import { randomInt } from 'node:crypto'

// Crockford's letters: none is taken for another on paper or on the telephone.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 80 bits: not to be guessed. */
export const newStatementCode = (): string =>
  Array.from({ length: 16 }, () => letters[randomInt(32)]).join('')

/** "7K2M-…": as it is printed. */
export const printedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** What somebody typed from the paper, as it is stored. */
export const readCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
