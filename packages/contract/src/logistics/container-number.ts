/**
 * What is wrong with a container's number (ISO 6346: owner's three letters, category U, J or Z, six digits, check digit), in
 * words for the person who typed it; undefined where it is right. Capitals, without spaces.
 */
export function containerNumberFault(number: string): string | undefined {
  if (!/^[A-Z]{4}\d{6,7}$/.test(number)) return 'A container number is four letters and seven digits'
  if (!/^[A-Z]{3}[UJZ]/.test(number)) return 'The fourth letter of a container number is U, J or Z'
  const expected = checkDigitOf(number)
  if (number.length === 10) return `The last digit is missing: ${number} is followed by ${expected}`
  return number.endsWith(expected) ? undefined : 'One of these signs is wrong: the check digit does not fit'
}

function checkDigitOf(number: string): string {
  const sum = [...number.slice(0, 10)].reduce(
    (total, sign, place) => total + letterValue(sign) * 2 ** place,
    0,
  )
  return String((sum % 11) % 10)
}

const letterValues = [...'0123456789A?BCDEFGHIJK?LMNOPQRSTU?VWXYZ']

/** Letters count from 10 on; the multiples of 11 are left out. */
function letterValue(sign: string): number {
  return letterValues.indexOf(sign)
}
