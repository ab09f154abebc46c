import { expect, test } from 'vitest'
import { clearTop } from './clear-top.ts'

const wide = { left: 1_052, height: 900 }
const phone = { left: 2, height: 844 }
/** The buttons of a page's header, and a field below them. */
const header = [
  { top: 96, bottom: 136, right: 1_280 },
  { top: 96, bottom: 136, right: 1_416 },
]

test('toasts begin below the top bar', () => {
  expect(clearTop([], undefined, wide)).toBe(80)
  const [bar, far] = [
    { top: 20, bottom: 56, right: 1_400 },
    { top: 600, bottom: 640, right: 1_400 },
  ]
  expect(clearTop([bar, far], far, wide)).toBe(80)
})

test('toasts begin below the controls that they would cover', () => {
  expect(clearTop(header, undefined, wide)).toBe(144)
  expect(clearTop([...header, { top: 180, bottom: 220.4, right: 1_400 }], undefined, wide)).toBe(229)
  expect(clearTop([{ top: 160, bottom: 200.4, right: 374 }], undefined, phone)).toBe(209)
})

test('toasts stay between two controls where they have room', () => {
  expect(clearTop([...header, { top: 260, bottom: 300, right: 1_400 }], undefined, wide)).toBe(144)
})

test('a control at the left of a wide window is not covered', () => {
  expect(clearTop([{ top: 100, bottom: 140, right: 700 }], undefined, wide)).toBe(80)
})

test('where there is no free place, toasts keep clear of the control that was used last', () => {
  const rows = Array.from({ length: 20 }, (_, index) => {
    const top = 80 + index * 48
    return { top, bottom: top + 40, right: 1_400 }
  })
  expect(clearTop(rows, rows[0], wide)).toBe(128)
  expect(clearTop(rows, undefined, wide)).toBe(80)
})

test('a control that fills the window leaves the toasts at the top', () => {
  const whole = { top: 90, bottom: 850, right: 1_400 }
  expect(clearTop([whole], whole, wide)).toBe(80)
})
