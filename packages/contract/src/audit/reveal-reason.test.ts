import { expect, test } from 'vitest'
import { revealReason } from './reveal-reason.ts'

test.each([
  'The bank asks',
  'Überprüfung für Ben',
  'проверка паспорта',
  'КУС: проверка',
  '核对护照',
  '口座番号の確認',
  '여권 확인 요청',
  'बैंक पूछता है',
  'ตรวจสอบหนังสือเดินทาง',
])('“%s” is a reason', (text) => expect(revealReason.safeParse(text).success).toBe(true))

test.each([
  '. . . . . .',
  'aaaaaaaaa a',
  'a a a a a a a',
  '1234567890 1234',
  'verification',
  'to do',
  '护照',
  '。。。。 。。。。 。。。。',
  '',
])('“%s” is none', (text) =>
  expect(revealReason.safeParse(text).error?.issues[0]?.message).toBe('Say in a few words why you need it'),
)
