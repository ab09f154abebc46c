import type { Beneficiary } from '../payout.ts'

type Code = { type: string; form: RegExp }

/** National codes in the words of the vendor: the one that finds the bank, and a second one where banks there have two. */
const nationalCodes: Record<string, readonly [Code, Code?]> = {
  IN: [{ type: 'IFSC', form: /^[A-Z]{4}0[A-Z0-9]{6}$/ }],
  GB: [{ type: 'SORT CODE', form: /^\d{6}$/ }],
  US: [{ type: 'ACH CODE', form: /^\d{9}$/ }],
  AU: [{ type: 'BSB CODE', form: /^\d{6}$/ }],
  HK: [{ type: 'BANK CODE', form: /^\d{3}$/ }],
  CN: [{ type: 'CNAPS', form: /^\d{12}$/ }],
  CA: [
    { type: 'TRANSIT NUMBER', form: /^\d{5}$/ },
    { type: 'BANK CODE', form: /^\d{3}$/ },
  ],
  BR: [
    { type: 'BANK CODE', form: /^(?:\d{3}|\d{8})$/ },
    { type: 'BRANCH CODE', form: /^\d{4,5}$/ },
  ],
  JP: [
    { type: 'BANK CODE', form: /^\d{4}$/ },
    { type: 'BRANCH CODE', form: /^\d{3}$/ },
  ],
  ZA: [{ type: 'BRANCH CODE', form: /^\d{6}$/ }],
  KR: [{ type: 'BANK CODE', form: /^\d{3}$/ }],
}

export function routingCodes({ country, routingCode, secondRoutingCode }: Beneficiary) {
  const [first, second] = nationalCodes[country] ?? []
  return {
    routingCodeType1: first?.form.test(routingCode) ? first.type : 'SWIFT',
    routingCodeValue1: routingCode,
    ...(secondRoutingCode
      ? { routingCodeType2: second?.type ?? 'BRANCH CODE', routingCodeValue2: secondRoutingCode }
      : {}),
  }
}
