import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { typeWords } from './type-words.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Every text shown, with the time since the one before. */
function record(words: string[]): { shown: [number, string][]; stop: () => void } {
  const shown: [number, string][] = []
  let last = Date.now()
  const stop = typeWords(words, (text) => {
    shown.push([Date.now() - last, text])
    last = Date.now()
  })
  return { shown, stop }
}

test('a word is shown for 1000 ms, deleted at 150 ms a character, and 500 ms later the next is typed at 200 ms', () => {
  const { shown, stop } = record(['abc', 'xy'])
  vi.advanceTimersByTime(4350)
  stop()
  expect(shown).toEqual([
    [1000, 'ab'],
    [150, 'a'],
    [150, ''],
    [500, 'x'],
    [200, 'xy'],
    [1000, 'x'],
    [150, ''],
    [500, 'a'],
    [200, 'ab'],
    [200, 'abc'],
  ])
})

test('after the last word the first follows again', () => {
  const { shown } = record(['a', 'b'])
  vi.advanceTimersByTime(6000)
  expect(shown.map(([, text]) => text)).toEqual(['', 'b', '', 'a', '', 'b', '', 'a'])
})

test('nothing is typed after it was stopped', () => {
  const { shown, stop } = record(['abc'])
  vi.advanceTimersByTime(1000)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(shown).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})
