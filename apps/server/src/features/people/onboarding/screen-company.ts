import type { CaseState } from '@tradelane/contract/screening/states'
import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import {
  type Party,
  type ScreeningOutcome,
  screenOwnParties,
  screenPerson,
  screenTogether,
} from '../../world/screening/index.ts'
import { findRegistrationRow, listFounderRows } from './registration-rows.ts'

/** The applicant has no id among the persons of the company. */
export const applicantSubject = 'applicant'

/** Screens the company and its persons as they are stored now; a match opens a case for the back office. */
export async function screenCompany(deps: Deps, tx: Tx, scope: OneCompanyScope, at: Date): Promise<void> {
  await screenOwnParties(deps, tx, { scope, parties: await partiesOf(tx, scope), at })
}

async function partiesOf(tx: Tx, scope: OneCompanyScope): Promise<Party[]> {
  const row = await findRegistrationRow(tx, scope)
  if (!row) return []
  const founders = await listFounderRows(tx, scope)
  return [
    {
      subject: 'company',
      subjectId: scope.companyId,
      names: [...new Set([row.company_name, row.trade_name])],
      place: { country: row.registered_country, city: row.registered_city },
    },
    {
      subject: 'person',
      subjectId: applicantSubject,
      names: [`${row.first_name} ${row.last_name}`],
      place: { country: row.user_country, city: row.user_city },
      birthDate: row.user_dateOfBirth,
      nationality: row.user_nationality,
    },
    ...founders.map(
      (person): Party => ({
        subject: 'person',
        subjectId: person.fid,
        names: [[person.first_name, person.middle_name, person.last_name].filter(Boolean).join(' ')],
        place: { country: person.country, city: person.city },
        birthDate: person.date_of_birth,
        nationality: person.nationality,
      }),
    ),
  ]
}

/** What keeps the company from being cleared: a match of it or its persons that is open or true. */
export const matchesOfCompany = async (deps: Deps, tx: Tx, scope: OneCompanyScope): Promise<CaseState[]> =>
  matchesOf(await screenTogether(deps, tx, { scope, parties: [], at: deps.clock.now() }))

/** The same of one person, also where another one is on a list: the company's own verification and its money look at all of them. */
export const matchesOfPerson = async (
  deps: Deps,
  tx: Tx,
  of: { scope: OneCompanyScope; fid: string },
): Promise<CaseState[]> => matchesOf(await screenPerson(deps, tx, { ...of, at: deps.clock.now() }))

const matchesOf = (outcome: ScreeningOutcome): CaseState[] => (outcome === 'clear' ? [] : [outcome])
