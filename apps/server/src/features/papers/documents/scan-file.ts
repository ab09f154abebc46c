import type { Deps } from '../../../deps/deps.ts'
import { rejection } from './rejection.ts'

// A file waits in memory, so a scanner that hangs must not collect all that is sent meanwhile.
const mostWaiting = 8
let waiting = 0

/** Asks the operator's virus scanner, where there is one. Nothing is stored that it has not looked at. */
export async function requireClean(
  { scanner, log }: Pick<Deps, 'scanner' | 'log'>,
  bytes: Uint8Array,
): Promise<void> {
  if (!scanner) return
  if (waiting >= mostWaiting) {
    log.warn(`${waiting} files wait for the virus scanner already`)
    throw noVerdict()
  }
  waiting++
  const found = await scanner
    .scan(bytes)
    .catch((err: unknown) => {
      log.error({ err }, 'the virus scanner gave no verdict')
      throw noVerdict()
    })
    .finally(() => waiting--)
  if (found === undefined) return
  log.warn({ found }, 'a file was refused by the virus scanner')
  throw rejection('WRONG_FILE_TYPE', 'This file is not safe')
}

const noVerdict = () => rejection('DEPENDENCY_UNAVAILABLE', 'Files cannot be checked for viruses right now')
