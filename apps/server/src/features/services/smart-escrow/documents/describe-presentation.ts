import type { ShownPresentation } from '@tradelane/contract/smart-escrow/presentations'
import { differencesOf, type PresentationRow, statedIn } from '../presentations.ts'

/** As both sides see it. */
export function showPresentation(row: PresentationRow): ShownPresentation {
  const stated = statedIn(row)
  return {
    presentation_id: row.presentation_id,
    version: row.version,
    state: row.state,
    kind: stated.kind,
    document_number: stated.document_number,
    document_date: stated.document_date,
    amount: stated.amount ?? null,
    currency: stated.currency ?? null,
    port_of_loading: stated.port_of_loading ?? null,
    port_of_discharge: stated.port_of_discharge ?? null,
    shipment_date: stated.shipment_date ?? null,
    transhipment: stated.transhipment ?? null,
    partial_shipment: stated.partial_shipment ?? null,
    document_form: stated.document_form ?? null,
    platform: stated.platform ?? null,
    platform_reference: stated.platform_reference ?? null,
    differences: differencesOf(row).map(({ code, text, found_by, waived_by }) => ({
      ...{ code, text, found_by },
      is_waived: waived_by !== null,
    })),
    presented_at: row.presented_at,
    due_at: row.due_at,
    silent_at: row.silent_at,
    decided_at: row.decided_at,
    by_silence: row.decided_at !== null && row.decided_at.getTime() === row.silent_at?.getTime(),
  }
}
