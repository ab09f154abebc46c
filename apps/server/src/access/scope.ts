import type { Role } from '@tradelane/contract'
import { sql } from 'kysely'
import { Refusal } from '../refusal.ts'
import type { EventActor } from './actor.ts'

/** A person who is signed in for a company: sees and changes what belongs to that company. */
export type CompanyScope = { kind: 'company'; companyId: string; userId: string; role: Role }
/** An administrator: sees every company. */
export type OfficeScope = { kind: 'office'; administratorId: string }
/** One company without a person: a job, a webhook, or the company of a record that was read within a wider scope. */
export type SystemScope = { kind: 'system'; companyId: string }

/**
 * One company's data. Queries that only a company, or a job about one, may ask take this half of the type: the back office is refused
 * by the compiler.
 */
export type OneCompanyScope = CompanyScope | SystemScope

/** Whose data a query may see. Every query on customers' data takes one. */
export type Scope = CompanyScope | OfficeScope | SystemScope

export const systemScope = (companyId: string): SystemScope => ({ kind: 'system', companyId })

export const officeScope = (administratorId: string): OfficeScope => ({ kind: 'office', administratorId })

/** The one company of a scope; undefined for the back office, which sees all of them. */
export const companyOf = (scope: Scope): string | undefined =>
  scope.kind === 'office' ? undefined : scope.companyId

/** The same where a company is needed. Throws for the back office: it must name a record, whose company counts. */
export function requireCompany(scope: Scope): string {
  const companyId = companyOf(scope)
  if (companyId === undefined) throw new Refusal('NOT_FOUND')
  return companyId
}

/** Tenant scope as a condition for `where`: the company's rows, or every row for the back office. */
export function inScope(scope: Scope, column: string) {
  const companyId = companyOf(scope)
  return companyId === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${companyId}::uuid`
}

/** Who an event says did it. */
export function actorOf(scope: Scope): EventActor {
  if (scope.kind === 'company') return `user:${scope.userId}`
  return scope.kind === 'office' ? `administrator:${scope.administratorId}` : 'system'
}
