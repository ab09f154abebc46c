/** Numbers whose last digits are made of the others: a wrong digit, or two that were swapped, are seen before money goes there. */

const digitsOf = (text: string): number[] => [...text].map(Number)

const weighted = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, place) => sum + value * (weights[place % weights.length] ?? 0), 0)

/** A routing number of the American Bankers Association: weights 3, 7 and 1, and a sum that ten divides. */
export const isRoutingNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) && weighted(digitsOf(text), [3, 7, 1]) % 10 === 0

/** A CLABE of Mexico's banks: the last digit fills up the sum of the others, each times 3, 7 or 1, of which only the last digits count. */
export function isClabe(text: string): boolean {
  if (!/^\d{18}$/.test(text)) return false
  const digits = digitsOf(text)
  const sum = digits
    .slice(0, 17)
    .reduce((total, digit, place) => total + ((digit * ([3, 7, 1][place % 3] ?? 0)) % 10), 0)
  return (10 - (sum % 10)) % 10 === digits[17]
}

/** Brazil's modulus 11: the remainders 0 and 1 have the digit 0. */
const brazilian = (values: readonly number[], weights: readonly number[]): number => {
  const rest = weighted(values, weights) % 11
  return rest < 2 ? 0 : 11 - rest
}

/** A CPF, of people: the same digit eleven times adds up, and is none. */
export function isCpf(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^(\d)\1+$/.test(text)) return false
  const digits = digitsOf(text)
  const first = brazilian(digits.slice(0, 9), [10, 9, 8, 7, 6, 5, 4, 3, 2])
  const second = brazilian([...digits.slice(0, 9), first], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  return digits[9] === first && digits[10] === second
}

/** A CNPJ, of companies. Since July 2026 new ones have letters, which count as their ASCII code less 48 (Instrução Normativa RFB 2.229/2024). */
export function isCnpj(text: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(text) || /^(\d)\1+$/.test(text)) return false
  const values = [...text].map((letter) => letter.charCodeAt(0) - 48)
  const first = brazilian(values.slice(0, 12), [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])
  const second = brazilian([...values.slice(0, 12), first], [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])
  return values[12] === first && values[13] === second
}
