import { expect, test } from 'vitest'
import { paragraphs } from './paragraphs.ts'

const reason = paragraphs(20, 'Say why')

test.each(['\u200b', '\u2060\u2060', '\u00ad', '\u3164', ' \u200d ', ''])(
  'a text of which nothing can be seen is missing: %j',
  (text) => {
    expect(reason.safeParse(text).error?.issues[0]?.message).toBe('Say why')
  },
)

test('invisible signs within a text stay', () => {
  expect(reason.safeParse('ab\u200dc').data).toBe('ab\u200dc')
})
