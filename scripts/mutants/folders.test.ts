import { expect, test } from 'vitest'
import { filesOf, mutatedPackages, mutatedServer, testsOf } from './folders.ts'

const folders = [...mutatedPackages, ...mutatedServer]

test('every file in the list of mutation testing exists', () => {
  expect(() => folders.flatMap(filesOf)).not.toThrow()
})

test('every folder in the list of mutation testing has tests', () => {
  expect(folders.filter((folder) => testsOf(folder).length === 0)).toEqual([])
})
