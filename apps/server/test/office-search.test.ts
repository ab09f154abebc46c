import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Scope } from '../src/access/scope.ts'
import { selectClaims } from '../src/features/services/claims/claims.ts'
import { findClaims } from '../src/features/services/claims/list-claims.ts'
import { selectLimits } from '../src/features/services/credit-limits/limits.ts'
import { findLimits } from '../src/features/services/credit-limits/list-limits.ts'
import { findPolicies } from '../src/features/services/insurance/list-policies.ts'
import { selectPolicies } from '../src/features/services/insurance/policies.ts'
import { selectFundings } from '../src/features/services/invoice-factoring/fundings.ts'
import { findFundings } from '../src/features/services/invoice-factoring/search-fundings.ts'
import { selectInspections } from '../src/features/services/quality-assurance/inspections.ts'
import { findInspections } from '../src/features/services/quality-assurance/list-inspections.ts'
import { findDisputes, selectDisputes } from '../src/features/services/smart-escrow/disputes/list-disputes.ts'
import { selectEscrows } from '../src/features/services/smart-escrow/escrows.ts'
import { findEscrows } from '../src/features/services/smart-escrow/search-escrows.ts'
import { findBuyers } from '../src/features/services/trading-info/list-buyers.ts'
import { findCases, selectCases } from '../src/features/world/screening/list-cases.ts'
import { theApp } from './the-app.ts'

const app = theApp()
const office: Scope = { kind: 'office', administratorId: '00000000-0000-4000-8000-000000000000' }

/** The records that the back office searches among those of all companies. */
const searched = {
  'insurance policies': {
    query: (found: RawBuilder<boolean>) => selectPolicies(app.db, office).where(found).compile(),
    find: findPolicies,
    indexes: ['insurance_policies_by_text', 'insurance_certificates_by_text'],
  },
  claims: {
    query: (found: RawBuilder<boolean>) => selectClaims(app.db, office).where(found).compile(),
    find: findClaims,
    indexes: ['insurance_claims_by_text', 'insurance_certificates_by_text'],
  },
  fundings: {
    query: (found: RawBuilder<boolean>) => selectFundings(app.db, office).where(found).compile(),
    find: findFundings,
    indexes: ['invoice_factorings_by_text', 'partners_by_text'],
  },
  inspections: {
    query: (found: RawBuilder<boolean>) => selectInspections(app.db, office).where(found).compile(),
    find: findInspections,
    indexes: ['quality_inspections_by_text', 'partners_by_text'],
  },
  escrows: {
    query: (found: RawBuilder<boolean>) => selectEscrows(app.db, office).where(found).compile(),
    find: findEscrows,
    indexes: ['smart_escrows_by_text', 'partners_by_text'],
  },
  'credit limits': {
    query: (found: RawBuilder<boolean>) => selectLimits(app.db, office).where(found).compile(),
    find: findLimits,
    indexes: ['credit_limits_by_text', 'partners_by_text'],
  },
  'escrow disputes': {
    query: (found: RawBuilder<boolean>) => selectDisputes(app.db).where(found).compile(),
    find: (_scope: Scope, search: string) => findDisputes(search),
    indexes: [
      'escrow_disputes_by_text',
      'smart_escrows_by_text',
      'partners_by_text',
      'escrow_disputes_of_found_escrow',
    ],
  },
  'matches with lists': {
    query: (found: RawBuilder<boolean>) => selectCases(app.db).where(found).compile(),
    find: (_scope: Scope, search: string) => findCases(search),
    indexes: ['screening_cases_by_text'],
  },
  buyers: {
    query: (found: RawBuilder<boolean>) =>
      app.db.selectFrom('trading_records').selectAll().where(found).compile(),
    find: (_scope: Scope, search: string) => findBuyers(search),
    indexes: ['trading_records_by_text'],
  },
}

// That of companies is the same as in their own list, whose test says so.
test.each(Object.entries(searched))(
  'a search among all %s reads an index of each text',
  async (_name, kind) => {
    const { byIndex = sql<boolean>`true` } = kind.find(office, 'kestrel')
    const { sql: text, parameters } = kind.query(byIndex)
    const client = await app.deps.pool.connect()
    try {
      // A table without rows is read whole otherwise.
      await client.query('begin; set local enable_seqscan = off')
      const { rows } = await client.query(`explain ${text}`, [...parameters])
      const read = kind.indexes.filter((index) => JSON.stringify(rows).includes(index))
      expect(read).toEqual(kind.indexes)
    } finally {
      await client.query('rollback')
      client.release()
    }
  },
)

test.each(Object.entries(searched))(
  'a search row by row among all %s computes no text of a row',
  (_name, kind) => {
    const { sql: text } = kind.query(kind.find(office, 'kestrel').byRow)
    expect(text).toContain('searched')
    expect(text).not.toMatch(/search_(text|fold)\((?!\$)/)
  },
)
