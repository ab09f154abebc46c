import type { KybStatus } from './calls.ts'

type KybRefusal = { code: 'KYB_REQUIRED' | 'KYB_PENDING'; message: string }

/** Why a company may not move money yet; absent once it is verified. The one rule, for server and browser alike. */
const kybRefusals: Record<Exclude<KybStatus, 'Clear' | null>, KybRefusal> = {
  IN_PROGRESS: { code: 'KYB_PENDING', message: 'Your KYB status is still in progress' },
  RFI_REQUESTED: { code: 'KYB_PENDING', message: 'Your account KYB status is still pending' },
  // There is nothing to complete: sending the company to its registration would send it in a circle.
  Refused: { code: 'KYB_PENDING', message: 'Your KYB was refused. Write to us to have it reviewed again.' },
}
const notBegun: KybRefusal = {
  code: 'KYB_REQUIRED',
  message: 'Please complete your KYB to make a payment, go to Business Info and complete your KYB',
}

export function kybRefusalOf(status: KybStatus): KybRefusal | undefined {
  if (status === 'Clear') return undefined
  return status === null ? notBegun : kybRefusals[status]
}

/** The same rule where nothing is paid: why money may not be converted yet, and what to do. */
export function conversionRefusalOf(status: KybStatus): KybRefusal | undefined {
  const refusal = kybRefusalOf(status)
  return refusal && { ...refusal, message: conversionMessages[status ?? 'not started'] ?? refusal.message }
}

const conversionMessages: Record<string, string> = {
  'not started': 'Verify your business first: you can convert money once the verification is cleared.',
  IN_PROGRESS: 'We are reviewing your business. You can convert money once the verification is cleared.',
  RFI_REQUESTED:
    'We need more details of your business. You can convert money once the verification is cleared.',
}
