import type { Output } from '@tradelane/contract'
import { capitals, plainIdentifier } from '@tradelane/contract/primitives/identifier'
import type { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import type { Deps } from '../../../../deps/deps.ts'
import { readCode } from '../../../../pdf/verification-code.ts'
import { findReportByCode } from '../reports.ts'

type Shown = Output<typeof qualityAssurance.verifyReport>['report']

/** What a reader compares with the document. Without both number and code the answer is null, and does not say which was wrong. */
export async function verifyReport({ db }: Deps, given: { report: string; code: string }): Promise<Shown> {
  const found = await findReportByCode(db, capitals(plainIdentifier(given.report)), readCode(given.code))
  if (!found) return null
  const { quality_assurance_number, reasons, customer, supplier, inspector, inspected_on } = found.report
  return {
    report_number: found.number,
    verdict: found.verdict,
    reported_at: found.reportedAt,
    ...{ quality_assurance_number, reasons, customer, supplier, inspector, inspected_on },
  }
}
