import { createHash } from 'node:crypto'
import type { ScreenedSubject } from '@tradelane/contract/screening/lists'
import type { ScreenedPlace } from '../restricted-countries/index.ts'

/** Somebody or something that is screened, as one company knows it. */
export type Party = {
  subject: ScreenedSubject
  subjectId: string
  /** The main name first. */
  names: readonly string[]
  /** Where it is, or its bank: compared with the excluded countries. */
  place?: ScreenedPlace | undefined
  /** Supports a match or speaks against it, and never makes one. */
  birthDate?: string | undefined
  nationality?: string | undefined
  /** Of a vessel. */
  imo?: string | undefined
}

/** The same as long as nothing changes that is compared. */
export const fingerprintOf = (compared: unknown): string =>
  createHash('sha256').update(JSON.stringify(compared)).digest('hex')

export const partyFingerprint = ({ names, place, imo }: Party): string =>
  fingerprintOf([names, place?.country ?? null, place?.city ?? null, imo ?? null])
