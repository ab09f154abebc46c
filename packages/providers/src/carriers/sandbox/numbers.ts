import { createHash } from 'node:crypto'

/** The same text always gives the same number, evenly spread below `limit`. */
export function numberFrom(text: string, limit: number): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6) % limit
}

const digits = (value: number, length: number): string => String(value).padStart(length, '0')

/** ISO 6346: owner, category U, six digits and the check digit. The owner is invented. */
export function containerNumber(seed: string): string {
  for (let serial = numberFrom(seed, 1_000_000); ; serial = (serial + 1) % 1_000_000) {
    const number = `TLXU${digits(serial, 6)}`
    const remainder = containerRemainder(number)
    // The standard advises against serials that leave 10, which would be written as 0.
    if (remainder !== 10) return `${number}${remainder}`
  }
}

function containerRemainder(number: string): number {
  const sum = [...number].reduce((total, sign, place) => total + signValue(sign) * 2 ** place, 0)
  return sum % 11
}

/** Letters count from 10 on, the multiples of 11 left out. */
function signValue(sign: string): number {
  if (sign >= '0' && sign <= '9') return Number(sign)
  const place = sign.charCodeAt(0) - 'A'.charCodeAt(0)
  return 10 + place + Math.floor((place + 9) / 10)
}

/** A ship's number: six digits and a check digit, weights 7 to 2. */
export function imoNumber(vessel: string): string {
  const number = `9${digits(numberFrom(vessel, 100_000), 5)}`
  const sum = [...number].reduce((total, digit, place) => total + Number(digit) * (7 - place), 0)
  return `${number}${sum % 10}`
}

/** An airline's prefix, seven digits, and the check digit that is their remainder by 7 (IATA resolution 600a). */
export function airWaybill(carrier: string, number: number): string {
  const serial = digits(number % 10_000_000, 7)
  return `${900 + numberFrom(carrier, 99)}-${serial}${Number(serial) % 7}`
}

/** The first letters of a name, as carriers abbreviate themselves: 'MERI'. */
export function letters(name: string, length: number): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase()
    .padEnd(length, 'X')
    .slice(0, length)
}
