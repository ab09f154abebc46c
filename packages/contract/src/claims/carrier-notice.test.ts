import { expect, test } from 'vitest'
import { carrierNoticeOf } from './carrier-notice.ts'

const daysOf = (...loss: Parameters<typeof carrierNoticeOf>) => carrierNoticeOf(...loss)?.days

test('damage that is visible is notified at delivery, by sea, road and rail', () => {
  expect([daysOf('sea', 'damage'), daysOf('road', 'damage'), daysOf('rail', 'damage')]).toEqual([0, 0, 0])
})

test('damage by air is notified within 14 days, visible or not', () => {
  expect([daysOf('air', 'damage'), daysOf('air', 'concealed_damage')]).toEqual([14, 14])
})

test('concealed damage is notified within 3 days by sea, and 7 by road and rail', () => {
  const days = (['sea', 'road', 'rail'] as const).map((carriage) => daysOf(carriage, 'concealed_damage'))
  expect(days).toEqual([3, 7, 7])
})

test('a loss that may have been visible is notified as concealed damage, or earlier', () => {
  expect(carrierNoticeOf('sea', 'shortage')).toMatchObject({ days: 3, isEarlierIfApparent: true })
  expect(carrierNoticeOf('sea', null)).toMatchObject({ days: 3, isEarlierIfApparent: true })
})

test('general average and total loss have no notice of damage', () => {
  expect([carrierNoticeOf('sea', 'general_average'), carrierNoticeOf('air', 'total_loss')]).toEqual([
    null,
    null,
  ])
})
