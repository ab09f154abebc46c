import type { Deps } from '../../../deps/deps.ts'
import { rejection } from './rejection.ts'

// A file waits in memory, so a scanner that hangs must not collect all that is sent meanwhile.
const mostWaiting = 8
// Of one company with the links that it sent, or of the office: others find a place.
const mostOfOne = 4
const waiting = new Map<string, number>()

/** A company by its id, or who sends a file that is no company's. */
export type FileOwner = `company:${string}` | 'office'

/** Asks the operator's virus scanner, where there is one. Nothing is stored that it has not looked at. */
export async function requireClean(
  { scanner, log }: Pick<Deps, 'scanner' | 'log'>,
  bytes: Uint8Array,
  owner: FileOwner,
): Promise<void> {
  if (!scanner) return
  const own = waiting.get(owner) ?? 0
  const all = [...waiting.values()].reduce((sum, count) => sum + count, 0)
  if (own >= mostOfOne || all >= mostWaiting) {
    log.warn({ owner }, `${own} of ${all} files that wait for the virus scanner are of this owner already`)
    throw noVerdict()
  }
  waiting.set(owner, own + 1)
  const found = await scanner
    .scan(bytes)
    .catch((err: unknown) => {
      log.error({ err }, 'the virus scanner gave no verdict')
      throw noVerdict()
    })
    .finally(() => leave(owner))
  if (found === undefined) return
  log.warn({ found }, 'a file was refused by the virus scanner')
  throw rejection('WRONG_FILE_TYPE', 'This file is not safe')
}

function leave(owner: FileOwner): void {
  const left = (waiting.get(owner) ?? 1) - 1
  if (left > 0) waiting.set(owner, left)
  else waiting.delete(owner)
}

const noVerdict = () => rejection('DEPENDENCY_UNAVAILABLE', 'Files cannot be checked for viruses right now')
