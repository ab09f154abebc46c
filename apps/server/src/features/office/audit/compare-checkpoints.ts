import type { Checkpoint } from '../../../audit/checkpoint.ts'
import { type Finding, finding } from './chain-walk.ts'

export type Compared = { gap?: Finding; said?: string }

/**
 * Whether each checkpoint is in both places. One is stored before it is filed, so what the file has, the database has. The file may begin later (it was
 * rotated) or end earlier (the job adds what it lacks): that is said, and no finding.
 */
export function compareCheckpoints(filed: readonly Checkpoint[], stored: readonly Checkpoint[]): Compared {
  const inFile = new Set(filed.map(({ number }) => number))
  const inDatabase = new Set(stored.map(({ number }) => number))
  const both = [...inFile.union(inDatabase)].sort((a, b) => Number(a - b))
  const first = both.find((number) => inFile.has(number))
  const last = both.findLast((number) => inFile.has(number))
  if (first === undefined || last === undefined) return stored.length === 0 ? {} : { said: noFile }
  const bad = both.find(
    (number) => (number > first && number < last && !inFile.has(number)) || !inDatabase.has(number),
  )
  if (bad !== undefined) return { gap: finding('altered', bad, inFile.has(bad) ? notStored : notFiled) }
  return saidOf(Number(first), Number(last), both.map(Number))
}

const noFile = 'No file of checkpoints was found: only those of the database were compared.'
const notStored = 'The checkpoint of this entry is in the file, and no longer in the database.'
const notFiled = 'The checkpoint of this entry is in the database, and not in the file.'

function saidOf(first: number, last: number, both: readonly number[]): Compared {
  const said = [
    ...(both.some((number) => number < first) ? [`begins at entry ${first}`] : []),
    ...(both.some((number) => number > last) ? [`ends at entry ${last}`] : []),
  ]
  if (said.length === 0) return {}
  return {
    said: `The file of checkpoints ${said.join(' and ')}: the others were compared from the database alone.`,
  }
}
