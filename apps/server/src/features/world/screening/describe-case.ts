import { dayText } from '@tradelane/contract/primitives/day-text'
import type { OfficeScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { nextStepOf } from '../../../lifecycle/next-step.ts'
import { timelineOf } from '../../../lifecycle/timeline.ts'
import { Refusal } from '../../../refusal.ts'
import { nameSubjects } from '../../../registry/subject-names.ts'
import { nameOfCountry } from '../restricted-countries/index.ts'
import type { Match } from './find-matches.ts'
import { caseLifecycle } from './lifecycle.ts'
import { partsOf, selectCases, toCase } from './list-cases.ts'
import type { Party } from './party.ts'

/** A match with everything that helps to decide it. Refuses with NOT_FOUND. */
export async function describeCase(deps: Deps, scope: OfficeScope, caseId: string) {
  const { db, clock } = deps
  const row = await selectCases(db).where('found.case_id', '=', caseId).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  const entry = row.entry as Match['entry']
  const party = row.party as Party
  return {
    screening_case: {
      ...toCase(row),
      entry: {
        entry_id: row.entry_id,
        kind: entry.kind,
        names: [...entry.names],
        countries: entry.countries.map(nameOfCountry),
        birth_dates: [...entry.birthDates],
        programme: withDays(entry.programme),
        published_on: entry.publishedOn,
      },
      words: partsOf(row).words,
      birth_date: birthDateEvidence(party, entry.birthDates),
      country: countryEvidence(party, entry.countries),
      booking: await bookingOf(deps, row.uid, party),
    },
    timeline: await timelineOf(db, caseLifecycle, scope, { companyId: row.uid, id: caseId }),
    next: nextStepOf(caseLifecycle, row, clock.now()),
  }
}

/** The booking of a vessel or of a party of a shipment. Its party is screened under its id, followed by the role. */
async function bookingOf(deps: Deps, companyId: string, { subject, subjectId, imo }: Party) {
  const [id = ''] = subjectId.split(' ')
  if (subject !== 'vessel' && id === subjectId) return null
  const names = await nameSubjects(deps, deps.db, [{ companyId, subject: 'logistics', subjectId: id }])
  const name = names.get(`logistics ${id}`)
  return name ? { logistics_id: id, ...name, imo: imo ?? null } : null
}

/** Days as everywhere: a list's programme may have one as it is in the file. */
const withDays = (text: string): string => text.replace(/\b\d{4}-\d\d-\d\d\b/g, dayText)

/** Lists often know the year alone: the same year agrees. */
function birthDateEvidence({ birthDate }: Party, listed: readonly string[]) {
  if (birthDate === undefined || listed.length === 0) return null
  const agrees = listed.some((text) => text.includes(birthDate.slice(0, 4)))
  return { given: birthDate, listed: [...listed], agrees }
}

/** Lists write countries as names or as codes. */
function countryEvidence({ nationality, place }: Party, listed: readonly string[]) {
  const given = nationality ?? place?.country
  if (given === undefined || listed.length === 0) return null
  const name = nameOfCountry(given)
  const names = listed.map(nameOfCountry)
  return { given: name, listed: names, agrees: names.some((one) => one.toLowerCase() === name.toLowerCase()) }
}
