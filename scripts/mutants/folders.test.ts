import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, mutatedPackages, root, testsOf } from './folders.ts'
import { equivalents } from './report.ts'
import { mutatedServer } from './server-folders.ts'

const folders = [...mutatedPackages, ...mutatedServer]

test('every file in the list of mutation testing exists', () => {
  expect(() => folders.flatMap(filesOf)).not.toThrow()
})

test('every folder in the list of mutation testing has tests', () => {
  expect(folders.filter((folder) => testsOf(folder).length === 0)).toEqual([])
})

test('every equivalent mutant is of code that is in its file exactly once', () => {
  const places = ({ file, code }: { file: string; code: string }) =>
    readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ').split(code).length - 1
  expect(equivalents.filter((mutant) => places(mutant) !== 1)).toEqual([])
})
