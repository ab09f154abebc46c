import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOfTheRepository, root } from './source-tree.ts'

// The form of findings/README.md. The scripts themselves are run by hand: they install packages.

const fields = [
  'Date: \\d{4}-\\d{2}-\\d{2}',
  'Packages: \\S+@\\d',
  'Expected: \\S',
  'Happens: \\S',
  'Source: \\S',
]

test('each finding says when, with which packages, what is expected, what happens and where that is written', () => {
  const findings = filesOfTheRepository(/^findings\/[^/]+\.sh$/)
  expect(findings.length).toBeGreaterThan(0)
  const faults = findings.flatMap(({ path, text }) => [
    ...fields
      .filter((field) => !new RegExp(`^# ${field}`, 'm').test(text))
      .map((field) => `${path}: ${field}`),
    ...(text.includes('set -euo pipefail') && text.includes('mktemp -d')
      ? []
      : [`${path}: a folder of its own`]),
    ...((statSync(join(root, path)).mode & 0o111) === 0 ? [`${path}: executable`] : []),
  ])
  expect(faults).toEqual([])
})

const installs = [/npm install .*--prefix "\$folder" (.*)$/m, /pip install .*--target "\$folder" (.*)$/m]

test('each finding installs exactly the versions that it names', () => {
  const faults = filesOfTheRepository(/^findings\/[^/]+\.sh$/).filter(({ text }) => {
    const named = /^# Packages: (.*)$/m.exec(text)?.[1]?.split(', ') ?? []
    const installed = installs.flatMap((line) => line.exec(text)?.[1]?.replaceAll('==', '@').split(' ') ?? [])
    return named.toSorted().join() !== installed.toSorted().join()
  })
  expect(faults.map(({ path }) => path)).toEqual([])
})
