-- The numbers of 0418 that were there before. In a migration of its own, so that no table is locked while it reads.
do $$
declare
  record_of record;
begin
  for record_of in select distinct uid, logistics_id from (
      select uid, logistics_id from customs_clearances union select uid, logistics_id from container_charges) as printed loop
    perform hold_search_entry(record_of.logistics_id);
    perform put_booking(booking) from freight_bookings booking where (uid, logistics_id) = (record_of.uid, record_of.logistics_id);
  end loop;
  for record_of in select distinct uid, smart_escrow_id from escrow_disputes loop
    perform from partners join smart_escrows escrow using (uid, beneficiary_id)
      where (escrow.uid, escrow.smart_escrow_id) = (record_of.uid, record_of.smart_escrow_id) for share of partners;
    perform hold_search_entry(record_of.smart_escrow_id);
    perform put_escrow(escrow) from smart_escrows escrow where (uid, smart_escrow_id) = (record_of.uid, record_of.smart_escrow_id);
  end loop;
  for record_of in select distinct uid, quality_assurance_id from inspection_reports loop
    perform hold_search_entry(record_of.quality_assurance_id);
    perform put_inspection(inspection) from quality_inspections inspection
      where (uid, quality_assurance_id) = (record_of.uid, record_of.quality_assurance_id);
  end loop;
  perform put_incoming_payment(payment) from incoming_payments payment;
end $$;
