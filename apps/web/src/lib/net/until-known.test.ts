import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilKnown } from './until-known.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const busy = {
  status: 409,
  text: '{"status":"fail","message":"Busy","error":{"code":"IDEMPOTENCY_KEY_BUSY"}}',
  requestId: undefined,
}
const done = { status: 200, text: '{"status":"success"}', requestId: undefined }
const other = { ...busy, text: busy.text.replace('IDEMPOTENCY_KEY_BUSY', 'ILLEGAL_STATE') }

test('a request whose first sending has no outcome yet is sent again until it has one', async () => {
  const send = vi.fn().mockResolvedValueOnce(busy).mockResolvedValueOnce(busy).mockResolvedValue(done)
  const answer = untilKnown(send)
  await vi.runAllTimersAsync()
  expect(await answer).toBe(done)
  expect(send).toHaveBeenCalledTimes(3)
})

test('another refusal is not asked for a second time', async () => {
  const send = vi.fn().mockResolvedValue(other)
  expect(await untilKnown(send)).toBe(other)
  expect(send).toHaveBeenCalledTimes(1)
})

test('after a minute of waiting the page gets the refusal', async () => {
  const send = vi.fn().mockResolvedValue(busy)
  const answer = untilKnown(send)
  await vi.runAllTimersAsync()
  expect(await answer).toBe(busy)
  expect(send).toHaveBeenCalledTimes(6)
})

test('a page that was left does not ask again', async () => {
  const controller = new AbortController()
  const send = vi.fn().mockResolvedValue(busy)
  const answer = untilKnown(send, controller.signal)
  controller.abort()
  const refused = expect(answer).rejects.toThrow()
  await vi.runAllTimersAsync()
  await refused
  expect(send).toHaveBeenCalledTimes(1)
})
