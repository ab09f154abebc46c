import { whyNotCleared } from '@tradelane/contract/screening/why-not-cleared'
import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
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

/** Whether no match of the company or its persons is open or true. */
export async function isUnmatched(deps: Deps, tx: Tx, scope: OneCompanyScope): Promise<boolean> {
  return (await screenOwn(deps, tx, scope)) === 'clear'
}

const screenOwn = (deps: Deps, tx: Tx, scope: OneCompanyScope) =>
  screenTogether(deps, tx, { scope, parties: [], at: deps.clock.now() })

/** Refuses with ILLEGAL_STATE: a verification is not cleared before the matches of its names are decided. */
export async function requireUnmatched(deps: Deps, tx: Tx, scope: OneCompanyScope): Promise<void> {
  refuseMatched(await screenOwn(deps, tx, scope), 'company')
}

/** The same of one person, also where another one is on a list: the company's own verification and its money look at all of them. */
export async function requirePersonUnmatched(
  deps: Deps,
  tx: Tx,
  { scope, fid }: { scope: OneCompanyScope; fid: string },
): Promise<void> {
  refuseMatched(await screenPerson(deps, tx, { scope, fid, at: deps.clock.now() }), 'person')
}

function refuseMatched(outcome: ScreeningOutcome, about: 'person' | 'company'): void {
  const message = outcome === 'clear' ? undefined : whyNotCleared([outcome], about)
  if (message) throw new Refusal('ILLEGAL_STATE', { message })
}
