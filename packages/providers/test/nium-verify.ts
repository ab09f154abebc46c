import { randomUUID } from 'node:crypto'

type Asked = {
  accountHolderName: string
  country: string
  currency: string
  bank: { accountNumber?: string; iban?: string }
}

/** Nium Verify, with the test values of docs.nium.com, "Testing Verify", for GBP; other accounts by their last digit. */
export function verify(body: unknown): { status: number; body: unknown } {
  const { accountHolderName, country, currency, bank } = body as Asked
  const number = bank.accountNumber ?? bank.iban ?? ''
  const answer = (rest: object) => ({
    status: 200,
    body: { id: randomUUID(), accountHolderName, country, currency, ...rest },
  })
  if (number === '11111111')
    return answer({
      status: 'valid',
      derivedAccountDetails: { name: 'JOHN B SMITH', nameMatch: 'partial_match' },
    })
  if (number === '131313131313')
    return answer({ status: 'valid', derivedAccountDetails: { nameMatch: 'no_match' } })
  if (number === '22222222') return answer({ status: 'invalid', failureCode: 'inactive_account' })
  if (number.endsWith('6'))
    return answer({ status: 'valid', derivedAccountDetails: { nameMatch: 'not_available' } })
  if (number.endsWith('7'))
    return { status: 422, body: { errors: [{ code: 'not_supported', description: 'Bank not supported' }] } }
  if (country === 'IN')
    return answer({ status: 'valid', derivedAccountDetails: { name: 'Meridian Textiles Pvt. Ltd.' } })
  return answer({
    status: 'valid',
    derivedAccountDetails: { name: accountHolderName.toUpperCase(), nameMatch: 'match' },
  })
}
