import { randomUUID } from 'node:crypto'
import { named, type Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { type Company, keepCompany } from '../../../access/company.ts'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { beginOnce } from '../../../lifecycle/begin.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { holdingCases } from './decisive-cases.ts'
import { findMatches, type Match, matchPlace } from './find-matches.ts'
import { keepLists, knownNames, listsVersion } from './known-names.ts'
import { caseLifecycle } from './lifecycle.ts'
import { type Party, partyFingerprint } from './party.ts'
import { outcomeOf, type ScreeningOutcome } from './screening-outcome.ts'

type Screened = { companyId: string; parties: readonly Party[]; at: Date }

/**
 * Compares parties with the lists of this moment and opens a case for each match. What was compared before, and has not changed
 * since, is not compared again. Locks the lists against imports until the transaction ends.
 */
export async function screenParties(
  deps: Deps,
  tx: Tx,
  { companyId, parties, at }: Screened,
): Promise<ScreeningOutcome> {
  // Before the lists, as everybody locks them: a case needs its company, which a review may have locked.
  const company = await keepCompany(tx, systemScope(companyId))
  await keepLists(tx)
  const version = await listsVersion(tx)
  // In one order, so that two who screen the same parties wait for each other and do not deadlock.
  const sorted = [...parties].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const checked = await listChecks(tx, companyId, sorted)
  for (const party of sorted) {
    const isChecked = checked.get(keyOf(party)) === `${partyFingerprint(party)} ${version}`
    const matches = isChecked ? [] : findMatches(await knownNames(deps, tx, version), party)
    // Changes of the excluded countries have no version.
    for (const match of [...matches, ...(await matchPlace(tx, party))])
      await openCase(deps, tx, { company, party, match, at })
    if (!isChecked) await saveCheck(tx, { companyId, party, version, at })
  }
  const holding = await holdingCases(tx, systemScope(companyId), sorted)
  return outcomeOf(holding.map(({ found }) => found))
}

const keyOf = ({ subject, subjectId }: Pick<Party, 'subject' | 'subjectId'>): string =>
  `${subject} ${subjectId}`

async function listChecks(
  tx: Tx,
  companyId: string,
  parties: readonly Party[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; checked: string }>`
    select subject || ' ' || subject_id as key, fingerprint || ' ' || lists_version as checked
      from screening_checks
     where uid = ${companyId} and (subject, subject_id) in (
       select * from unnest(${parties.map(({ subject }) => subject)}::text[],
                            ${parties.map(({ subjectId }) => subjectId)}::text[])) ${named}`.execute(tx)
  return new Map(rows.map(({ key, checked }) => [key, checked]))
}

type Found = { company: Company; party: Party; match: Match; at: Date }

/** Once for each pair: a decision on it holds until the party or the entry changes. */
async function openCase(deps: Deps, tx: Tx, { company, party, match, at }: Found): Promise<void> {
  const { list, entryId, entryFingerprint, entry, name, matchedName, score, words } = match
  await beginOnce(tx, caseLifecycle, {
    scope: systemScope(company.uid),
    to: 'open',
    at,
    facts: { name, list, score },
    values: {
      case_id: randomUUID(),
      company_name: company.company_name,
      version: 1,
      subject: party.subject,
      subject_id: party.subjectId,
      fingerprint: partyFingerprint(party),
      party: JSON.stringify(party),
      list,
      entry_id: entryId,
      entry_fingerprint: entryFingerprint,
      entry: JSON.stringify(entry),
      score: String(score),
      parts: JSON.stringify({ name, matchedName, words }),
      opened_at: at,
      due_at: dueAt('reviewMatch', at, deps.config.officeCountry),
      updated_at: at,
    },
  })
}

type Checked = { companyId: string; party: Party; version: bigint; at: Date }

async function saveCheck(tx: Tx, { companyId, party, version, at }: Checked): Promise<void> {
  const check = {
    party: JSON.stringify(party),
    fingerprint: partyFingerprint(party),
    lists_version: version,
    checked_at: at,
  }
  await tx
    .insertInto('screening_checks')
    .values({ uid: companyId, subject: party.subject, subject_id: party.subjectId, ...check })
    .onConflict((conflict) => conflict.columns(['uid', 'subject', 'subject_id']).doUpdateSet(check))
    .execute()
}
