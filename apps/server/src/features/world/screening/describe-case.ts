import type { OfficeScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { nextStepOf } from '../../../lifecycle/next-step.ts'
import { timelineOf } from '../../../lifecycle/timeline.ts'
import { Refusal } from '../../../refusal.ts'
import { nameOfCountry } from '../restricted-countries/index.ts'
import type { Match } from './find-matches.ts'
import { caseLifecycle } from './lifecycle.ts'
import { partsOf, selectCases, toCase } from './list-cases.ts'
import type { Party } from './party.ts'

/** A match with everything that helps to decide it. Refuses with NOT_FOUND. */
export async function describeCase({ db, clock }: Deps, scope: OfficeScope, caseId: string) {
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
        programme: entry.programme,
        published_on: entry.publishedOn,
      },
      words: partsOf(row).words,
      birth_date: birthDateEvidence(party, entry.birthDates),
      country: countryEvidence(party, entry.countries),
    },
    timeline: await timelineOf(db, caseLifecycle, scope, { companyId: row.uid, id: caseId }),
    next: nextStepOf(caseLifecycle, row, clock.now()),
  }
}

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
