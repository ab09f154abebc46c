import { readFileSync } from 'node:fs'

const linesOf = (name: string): string[][] =>
  readFileSync(new URL(`../../../../data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '))

let subheadings: ReadonlySet<string> | undefined
let successors: ReadonlyMap<string, readonly string[]> | undefined

/** The 5,612 subheadings of the Harmonized System 2022: each line of the file is a heading and the last two digits of those below it. */
export function readSubheadings(): ReadonlySet<string> {
  subheadings ??= new Set(
    linesOf('hs-2022-subheadings.txt').flatMap(([heading = '', ...ends]) => ends.map((end) => heading + end)),
  )
  return subheadings
}

/** The subheadings of 2017 that the edition of 2022 does not have, and those that their goods are in now. */
export function readReplaced(): ReadonlyMap<string, readonly string[]> {
  successors ??= new Map(linesOf('hs-2017-replaced.txt').map(([code = '', ...by]) => [code, by]))
  return successors
}
