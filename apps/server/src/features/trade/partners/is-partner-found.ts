import { type RawBuilder, sql } from 'kysely'
import { containsParts } from '../../../lists/search-text.ts'

/** Condition for `where` on a table of records with a partner each: the partner has every part of the search in its name. */
export const isPartnerFound = (table: string, search: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.uid`)}, ${sql.ref(`${table}.beneficiary_id`)}) in (
    select uid, beneficiary_id from partners where ${containsParts(sql`searched`, search)})`

/** The text of the partner of this table's row, for a list that looks at its rows one after the other. */
export const searchedOfPartner = (table: string): RawBuilder<string> =>
  sql<string>`(select searched from partners
    where partners.uid = ${sql.ref(`${table}.uid`)} and partners.beneficiary_id = ${sql.ref(`${table}.beneficiary_id`)})`
