import { z } from 'zod/mini'
import { capitals, plainIdentifier } from '../primitives/identifier.ts'

/*
 * The number that Poland's KSeF gives to an invoice when it accepts it: the seller's tax number (NIP), the day, a technical part, and a check sum.
 * Source: "Numer KSeF – struktura i walidacja", documentation of the KSeF 2.0 API by the Ministry of Finance (CIRFMF/ksef-docs), read on 28 November 2026.
 */

const form = /^[0-9]{10}-[0-9]{8}-[0-9A-F]{12}-[0-9A-F]{2}$/
const checked = 32

/** CRC-8 with the polynomial 0x07 and the start 0, of the 32 characters before the last hyphen. */
function checkSum(text: string): string {
  let sum = 0
  for (const sign of text) {
    sum ^= sign.charCodeAt(0)
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80 ? ((sum << 1) ^ 0x07) & 0xff : sum << 1
  }
  return capitals(sum.toString(16)).padStart(2, '0')
}

/** Why a text is no KSeF number; undefined for one. */
export function ksefFault(text: string): string | undefined {
  if (!form.test(text))
    return 'Enter the KSeF number as KSeF gave it, such as 5265877635-20250826-0100001AF629-AF'
  return checkSum(text.slice(0, checked)) === text.slice(-2)
    ? undefined
    : 'This KSeF number has a typing mistake: its check sum is wrong'
}

/** As it is compared: in capitals, without blanks. */
const plainKsefNumber = (text: string): string => capitals(plainIdentifier(text)).replaceAll(' ', '')

export const ksefNumber = z
  .string('Enter the KSeF number')
  .check(z.overwrite(plainKsefNumber), ({ value, issues }) => {
    const message = ksefFault(value)
    if (message !== undefined) issues.push({ code: 'custom', input: value, message })
  })
/** The tax number (NIP) that a KSeF number begins with. */
export const sellerOfKsefNumber = (text: string): string => text.slice(0, 10)
