import type { Deps } from '../../../deps/deps.ts'
import { rejection } from './rejection.ts'

// A file waits in memory, so a scanner that hangs must not collect all that is sent meanwhile.
const mostWaiting = 8
// Two of them are always free for the office, which has four at most, as one company with the links that it sent.
const mostOfCompanies = 6
const mostOfOne = 4
// A stranger whom it invited must leave it places of its own.
const mostOfLinks = 2
const waiting = new Set<{ sender: FileSender }>()

/** `link` is of a company that sent it. */
export type FileSender = 'office' | { company: string; by: 'member' | 'link' }

/** Asks the operator's virus scanner, where there is one. Nothing is stored that it has not looked at. */
export async function requireClean(
  { scanner, log }: Pick<Deps, 'scanner' | 'log'>,
  bytes: Uint8Array,
  sender: FileSender,
): Promise<void> {
  if (!scanner) return
  if (!hasPlace(sender)) {
    log.warn({ sender }, `a file found no place among the ${waiting.size} that wait for the virus scanner`)
    throw noVerdict()
  }
  const place = { sender }
  waiting.add(place)
  const found = await scanner
    .scan(bytes)
    .catch((err: unknown) => {
      log.error({ err }, 'the virus scanner gave no verdict')
      throw noVerdict()
    })
    .finally(() => waiting.delete(place))
  if (found === undefined) return
  log.warn({ found }, 'a file was refused by the virus scanner')
  throw rejection('WRONG_FILE_TYPE', 'This file is not safe')
}

function hasPlace(sender: FileSender): boolean {
  if (waiting.size >= mostWaiting) return false
  const senders = [...waiting].map((place) => place.sender)
  const ofCompanies = senders.filter((other) => other !== 'office')
  if (sender === 'office') return senders.length - ofCompanies.length < mostOfOne
  const own = ofCompanies.filter(({ company }) => company === sender.company)
  if (ofCompanies.length >= mostOfCompanies || own.length >= mostOfOne) return false
  return sender.by === 'member' || own.filter(({ by }) => by === 'link').length < mostOfLinks
}

const noVerdict = () => rejection('DEPENDENCY_UNAVAILABLE', 'Files cannot be checked for viruses right now')
