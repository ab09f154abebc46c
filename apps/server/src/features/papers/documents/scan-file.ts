import type { Deps } from '../../../deps/deps.ts'
import { rejection } from './rejection.ts'

/** Asks the operator's virus scanner, where there is one. Nothing is stored that it has not looked at. */
export async function requireClean({ scanner, log }: Deps, bytes: Uint8Array): Promise<void> {
  const found = await scanner?.scan(bytes).catch((err: unknown) => {
    log.error({ err }, 'the virus scanner gave no verdict')
    throw rejection('DEPENDENCY_UNAVAILABLE', 'Files cannot be checked for viruses right now')
  })
  if (found === undefined) return
  log.warn({ found }, 'a file was refused by the virus scanner')
  throw rejection('WRONG_FILE_TYPE', 'This file is not safe')
}
