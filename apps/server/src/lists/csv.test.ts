import { expect, test } from 'vitest'
import { csvFigure, csvLine } from './csv.ts'

const cell = (text: string) => csvLine([text]).slice(0, -2)

test.each([
  ['=1+1', "'=1+1"],
  ['+49 40 123', "'+49 40 123"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['|calc', "'|calc"],
  ['\t=1', `"'\t'=1"`],
  ['\rx', `"'\rx"`],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM', "'＠SUM"],
  ['  =1', "'  =1"],
])('a cell that begins like a formula, %j, is text', (text, written) => {
  expect(cell(text)).toBe(written)
})

test('no part of a cell becomes a formula where semicolons, tabs or line breaks part cells', () => {
  expect(cell('Acme;=HYPERLINK("x")')).toBe(`"Acme;'=HYPERLINK(""x"")"`)
  expect(cell('Acme; @SUM(A1);b')).toBe(`"Acme;' @SUM(A1);b"`)
  expect(cell('two\nlines\n-1')).toBe(`"two\nlines\n'-1"`)
  expect(cell('a\t＝1')).toBe(`"a\t'＝1"`)
})

test.each(['Order 7-4', 'a=b', 'Müller & Söhne', 'x@y.example', '50 %'])('%s stays as it is', (text) => {
  expect(cell(text)).toBe(text)
})

test('a figure stays a number, and nothing else is a figure', () => {
  expect(csvLine([csvFigure('-12.50'), 'x'])).toBe('-12.50,x\r\n')
  expect(() => csvFigure('=1')).toThrow('is not a number')
})
