import { expect, test } from 'vitest'
import { fileNameIn } from './file-name-in.ts'

test.each([
  [
    `attachment; filename="Rechnung _M_rz_.pdf"; filename*=UTF-8''Rechnung%20%28M%C3%A4rz%29.pdf`,
    'Rechnung (März).pdf',
  ],
  [`attachment; filename="d_accord.pdf"; filename*=UTF-8''d%27accord%2A.pdf`, "d'accord*.pdf"],
  ['attachment; filename="statement.csv"', 'statement.csv'],
  ['attachment', undefined],
  ['', undefined],
])('in %j it is %j', (disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name)
})
