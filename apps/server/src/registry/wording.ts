import type { Db, Tx } from '@tradelane/db'
import { namesOfCompanies } from '../access/company.ts'
import { countriesOfCompanies } from '../access/countries-of-companies.ts'
import type { FeatureEntry } from '../entries/feature-entry.ts'
import type { Facts, Rule } from '../entries/rule.ts'
import { servicesOf } from '../entries/service-entry.ts'
import { findRule } from './find-rule.ts'
import { nameSubjects } from './subject-names.ts'

type WithRecords = { features: readonly FeatureEntry<never>[] }

/** What a notification or a task keeps of its event, as `jsonb`: the figures as they were, and the name in case the record is removed. */
export type KeptFacts = { what: string; detail: string; after: Readonly<Record<string, unknown>> }

/** A stored notification or task. */
type Stored = { uid: string | null; subject: string; subject_id: string; rule: string; facts: unknown }

/**
 * Stored rows with the words that their rule gives them today: the figures of that time, and the names of today. A rule may be
 * undefined: a later version of the product has no such rule.
 */
export async function withWords<Row extends Stored, Words extends object>(
  { features }: WithRecords,
  db: Db | Tx,
  rows: readonly Row[],
  wordsOf: (rule: Rule | undefined, facts: Facts) => Words,
): Promise<(Omit<Row, 'rule' | 'facts'> & Words)[]> {
  const subjects = rows.map(({ uid, subject, subject_id }) => ({
    companyId: uid,
    subject,
    subjectId: subject_id,
  }))
  const names = await nameSubjects({ features }, db, subjects)
  const companies = await namesOfCompanies(
    db,
    rows.map(({ uid }) => uid),
  )
  const countries = await countriesOfCompanies(
    db,
    rows.flatMap(({ uid }) => uid ?? []),
  )
  return rows.map(({ rule, facts, ...row }) => {
    const kept = facts as KeptFacts
    const { reason } = kept.after
    const words = wordsOf(findRule({ features }, rule), {
      ...kept,
      company: companies.get(row.uid ?? '') ?? 'Tradelane',
      country: countries.get(row.uid ?? '') ?? null,
      what: names.get(`${row.subject} ${row.subject_id}`)?.what || kept.what,
      reason: typeof reason === 'string' ? reason : undefined,
    })
    return { ...row, ...words }
  })
}

/** The facts to store for each of these events. A record that is already removed gets its service's name. */
export async function factsToKeep(
  { features }: WithRecords,
  db: Db | Tx,
  events: readonly { companyId: string | null; subject: string; subjectId: string; after: unknown }[],
): Promise<KeptFacts[]> {
  const names = await nameSubjects({ features }, db, events)
  return events.map(({ subject, subjectId, after }) => {
    const name = names.get(`${subject} ${subjectId}`)
    const title = servicesOf({ features }).find(({ info }) => info.subject === subject)?.info.title ?? ''
    return {
      what: name?.what ?? title,
      detail: name?.detail ?? '',
      after: (after ?? {}) as KeptFacts['after'],
    }
  })
}
