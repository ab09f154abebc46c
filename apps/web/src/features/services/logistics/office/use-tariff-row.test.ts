import { expect, test } from 'vitest'
import { placed } from './use-tariff-row.ts'

const rows = [{ code: 'BAF' }, { code: 'DOC' }]

test('a row is found by what it was, also after somebody else has added one before it', () => {
  expect(placed([{ code: 'NEW' }, ...rows], { code: 'ADM' }, { code: 'DOC' })).toEqual([
    { code: 'NEW' },
    { code: 'BAF' },
    { code: 'ADM' },
  ])
  expect(placed(rows, undefined, { code: 'BAF' })).toEqual([{ code: 'DOC' }])
})

test('a row that somebody else has changed is not replaced', () => {
  expect(placed(rows, { code: 'ADM' }, { code: 'OLD' })).toBeUndefined()
})

test('a new row comes first', () => {
  expect(placed(rows, { code: 'ADM' }, undefined)).toEqual([{ code: 'ADM' }, ...rows])
})
