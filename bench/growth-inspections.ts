import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { supplierRecords } from '@tradelane/contract/quality-assurance/supplier-calls'
import { quotes } from '@tradelane/contract/quotes/calls'
import type pg from 'pg'
import type { GrownCompany } from './growth-company.ts'
import type { PanelMeasured } from './growth-panels.ts'
import { measuredOf, measureRecords } from './growth-records.ts'
import { idOf } from './growth-rows.ts'
import type { Measured } from './measure.ts'

/** The lists of inspections, alone: `npm run bench -- growth` measures them with the other lists. */
export async function run(): Promise<Measured> {
  return measuredOf(await measureInspections(), 'inspections')
}

const ofCompany: Record<string, string> = {
  Inspections: `${qualityAssurance.list.path}?limit=20`,
  'Inspections, panel': `${qualityAssurance.list.path}?limit=4`,
  'Inspections, quoted': `${qualityAssurance.list.path}?limit=20&state=quoted`,
  'Quotes with inspections': `${quotes.list.path}?period=monthly&limit=4`,
}
/** The record of one supplier of twenty, by its inspections. */
const ofSupplier = 'Record of a supplier'
const ofOffice: Record<string, string> = {
  'Inspections, back office': `${officeInspections.list.path}?limit=20`,
  'Inspections, back office, processing': `${officeInspections.list.path}?limit=20&state=submitted`,
}

/** The lists of customer and back office on the two platforms, and the record of a supplier. */
export const measureInspections = (): Promise<PanelMeasured[]> =>
  measureRecords({
    ...{ ofCompany, ofOffice },
    async insert(pool, owner, count) {
      await insertInspections(pool, owner, count)
      return { [ofSupplier]: { path: supplierRecords.get.path, body: await insertRecords(pool, owner) } }
    },
  })

/** Over two years; the last hundred wait for a quote, for the customer, or for their day, and those before have been inspected. */
async function insertInspections(pool: pg.Pool, { companyId }: GrownCompany, inspections: number) {
  const rows = `(select i, state, ${idOf('inspection', companyId, 'i')} as id, now() - interval '1 hour' - ($2 - i) * interval '730 days' / $2 as at
                    from generate_series(1, $2::int) as i,
                         lateral (select case when i <= $2 - 100 or i % 3 = 0 then 'scheduled' when i % 3 = 1 then 'quoted' else 'submitted' end as state) as known) as known`
  // Each inspection that is ordered has been paid.
  await pool.query(
    `with charges as (
       insert into service_charges (charge_id, uid, service, subject_id, description, payee_name, record_number, currency, amount, fee_amount,
         state, held_at, settled_at)
       select id, $1, 'quality_assurance', id, 'Inspection', 'Ganges Inspection', 'QA-2026-' || i, 'USD', 110000, 20000, 'collected', at, at
         from ${rows} where state = 'scheduled' returning charge_id, uid)
     insert into service_charge_lines (charge_id, uid, position, kind, description, amount, fee_rate, fee_rate_version)
     select charge_id, uid, position, kind, kind, amount, rate, rate
       from charges, (values (1, 'inspection', 90000, null), (2, 'service_fee', 20000, 'bench')) as line (position, kind, amount, rate)`,
    [companyId, inspections],
  )
  await pool.query(
    `insert into quality_inspections (quality_assurance_id, uid, transaction_id, state, version, beneficiary_id, address_of_inspection,
       supplier_audit, quality_assurance, loading_inspection, qa_consignment_value, qa_days, goods_specifications, specification_files,
       lot_size, inspection_level, vendor_name, inspection_date, price_amount, fee_amount, quote_expires_at, quoted_at, charge_id,
       scheduled_for, submitted_at, created_at, updated_at)
     select id, $1, transaction_id, state, 4, beneficiary_id, 'Plot 7, MIDC Ranjangaon, Pune', false, true, false,
            8000000, 1, 'Cotton yarn on cones', '[]', 3000, 'II', case when is_quoted then 'Ganges Inspection' end,
            case when is_quoted then at::date end, case when is_quoted then 90000 end, case when is_quoted then 20000 end,
            case when is_quoted then at + interval '7 days' end, case when is_quoted then at end,
            case when state = 'scheduled' then id end, case when state = 'scheduled' then at::date end, at, at, at
       from ${rows}
       join (select beneficiary_id, transaction_id, row_number() over (order by company_name) - 1 as place
               from partners join transactions using (uid) where uid = $1) as supplier on supplier.place = i % 20,
            lateral (select state <> 'submitted' as is_quoted) as more`,
    [companyId, inspections],
  )
}

/** Each inspection is a lot of its supplier's record. Answers one of the suppliers. */
async function insertRecords(pool: pg.Pool, { companyId }: GrownCompany) {
  await pool.query(
    `insert into supplier_lots (quality_assurance_id, uid, beneficiary_id, place, verdict, is_reinspection, pieces, critical_found,
       major_found, minor_found, inspected_on, counted_at)
     select quality_assurance_id, uid, beneficiary_id, row_number() over (partition by beneficiary_id order by created_at), 'passed', false,
            125, 0, 3, 5, created_at::date, created_at
       from quality_inspections where uid = $1`,
    [companyId],
  )
  const { rows } = await pool.query<{ beneficiary_id: string }>(
    `insert into supplier_records (uid, beneficiary_id, lots, passed, pieces, critical_found, major_found, minor_found,
       is_reduction_allowed, major, minor, updated_at)
     select uid, beneficiary_id, count(*), count(*), sum(pieces), 0, sum(major_found), sum(minor_found), false, state, state, now()
       from supplier_lots,
            (select '{"severity":"normal","isDiscontinued":false,"isReductionAllowed":false,"score":0,"results":[],"why":null,"since":null}'::jsonb as state) as kept
      where uid = $1 group by uid, beneficiary_id, state returning beneficiary_id`,
    [companyId],
  )
  return { beneficiary_id: rows[0]?.beneficiary_id ?? '' }
}
