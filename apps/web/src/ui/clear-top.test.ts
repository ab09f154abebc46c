import { expect, test } from 'vitest'
import { clearTop } from './clear-top.ts'

const wide = { left: 1_052, height: 900 }
const phone = { left: 2, height: 844 }

test('toasts begin below the top bar', () => {
  expect(clearTop(undefined, wide)).toBe(80)
  expect(clearTop({ top: 600, bottom: 640, right: 1_400 }, wide)).toBe(80)
  expect(clearTop({ top: 20, bottom: 56, right: 1_400 }, wide)).toBe(80)
})

test('toasts begin below a control that they would cover', () => {
  expect(clearTop({ top: 100, bottom: 140, right: 1_400 }, wide)).toBe(148)
  expect(clearTop({ top: 160, bottom: 200.4, right: 374 }, phone)).toBe(209)
})

test('a control at the left of a wide window is not covered', () => {
  expect(clearTop({ top: 100, bottom: 140, right: 700 }, wide)).toBe(80)
})

test('a control that fills the window leaves the toasts at the top', () => {
  expect(clearTop({ top: 90, bottom: 850, right: 1_400 }, wide)).toBe(80)
})
