import { createHash } from 'node:crypto'

/** The first number drawn from this seed that the rule accepts: rules of the modulus kind accept about every tenth. */
export function numberWhere(seed: string, digits: number, holds: (number: string) => boolean): string {
  for (let draw = 0; ; draw++) {
    const number = digitsFrom(draw === 0 ? seed : `${seed} ${draw}`, digits)
    if (holds(number)) return number
  }
}

function digitsFrom(seed: string, length: number): string {
  const number = BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`)
  return number.toString().slice(-length)
}

/** The sum of the digits, each times its weight, divided by the modulus leaves nothing: the commonest rule for check digits. */
export function isWeighted(number: string, weights: readonly number[], modulus: number): boolean {
  const sum = [...number].reduce((total, digit, place) => total + Number(digit) * (weights[place] ?? 0), 0)
  return sum % modulus === 0
}

/** ISO 13616: the check digits make the whole, rearranged and read as a number, leave 1 when divided by 97. */
export function iban(country: string, account: string): string {
  const inDigits = (text: string) => text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  const check = 98n - (BigInt(`${inDigits(`${account}${country}`)}00`) % 97n)
  return `${country}${check.toString().padStart(2, '0')}${account}`
}
