import { expect, test } from 'vitest'
import { ApiError, isMissing, messageOf, withRequestId } from './api-error.ts'

const requestId = '6b0c5f0e-5d53-4f0e-9a35-0c7a1b1f2f7d'

test.each([
  ['INTERNAL', 500],
  ['DEPENDENCY_UNAVAILABLE', 503],
  // A success that cannot be read.
  ['INTERNAL', 200],
] as const)('an unexpected failure (%s, %i) says its request id', (code, status) => {
  const error = new ApiError({ code, status, message: 'This failed.', requestId })
  expect(messageOf(error)).toBe(`This failed. Request id: ${requestId}`)
  expect(withRequestId('Not saved.', error)).toBe(`Not saved. Request id: ${requestId}`)
})

test('a refusal says what to do, without a request id', () => {
  const error = new ApiError({ code: 'WRONG_CODE', status: 422, message: 'Wrong OTP', requestId })
  expect(messageOf(error)).toBe('Wrong OTP')
})

test('a call without a response has no request id', () => {
  const error = new ApiError({ code: 'NETWORK', status: 0, message: 'No response' })
  expect(messageOf(error, 'Login failed.')).toBe('Login failed.')
})

test.each([
  ['NOT_FOUND', 404, true],
  ['INVALID_REQUEST', 400, true],
  ['FORBIDDEN', 403, false],
  ['INTERNAL', 500, false],
  ['NETWORK', 0, false],
] as const)('%s (%i) says that a page is not there: %s', (code, status, missing) => {
  expect(isMissing(new ApiError({ code, status, message: 'No.' }))).toBe(missing)
})
