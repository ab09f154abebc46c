-- Each number that a paper or a bill prints leads to its record: clearances and demurrage to the shipment, disputes to the escrow, reports to the inspection. And money that arrived
-- is found by its number, its sender and its reference.

-- Who writes a record's entry reads what others print of it. Two take turns, or the later would write without the number of the other.
create function hold_search_entry(of_record uuid) returns void language sql as
$$ select from search_entries where record_id = of_record for update $$;

create or replace function put_booking(record freight_bookings) returns void language plpgsql as
$$ begin perform hold_search_entry(record.logistics_id);
   perform put_search_entry(record.logistics_id, 'logistics', record.uid, record_text('FB', record.number, record.requested_at),
     concat_ws(' ', quote.freight ->> 'from_city', 'to', quote.freight ->> 'to_city') || ', ' || (quote.freight ->> 'name'), record.vessel,
     array[record.carrier_booking_number, record.document_number] || array(
       select container_number from freight_containers where (uid, logistics_id) = (record.uid, record.logistics_id) order by position) || array(
       select unnest(array[record_text('CC', number, ordered_at), declaration_number]) from customs_clearances
        where (uid, logistics_id) = (record.uid, record.logistics_id)) || array(
       select record_text('DD', number, started_at) from container_charges where (uid, logistics_id) = (record.uid, record.logistics_id)),
     record.requested_at, true, true)
     from freight_quotes quote where (quote.uid, quote.shipment_id) = (record.uid, record.shipment_id); end $$;

create or replace function put_booking_of_container() returns trigger language plpgsql as $$
begin
  perform hold_search_entry(new.logistics_id);
  perform put_booking(booking) from freight_bookings booking where (uid, logistics_id) = (new.uid, new.logistics_id);
  return null;
end $$;
create trigger customs_clearances_are_found after insert or update of number, ordered_at, declaration_number on customs_clearances
  for each row execute function put_booking_of_container();
create trigger container_charges_are_found after insert on container_charges
  for each row execute function put_booking_of_container();

create or replace function put_escrow(record smart_escrows) returns void language plpgsql as
$$ begin
   -- First the partner: a new name of it holds the partner and waits for the entry.
   perform from partners where (uid, beneficiary_id) = (record.uid, record.beneficiary_id) for share;
   perform hold_search_entry(record.smart_escrow_id);
   perform put_search_entry(record.smart_escrow_id, 'smart_escrow', record.uid, record_text('SE', record.number, record.created_at),
     concat_ws(', ', nullif(record.reference, ''), partner.company_name), null,
     array(select record_text('DP', number, opened_at) from escrow_disputes where (uid, smart_escrow_id) = (record.uid, record.smart_escrow_id)), record.created_at,
     true, record.approved_at is not null)
     from partners partner where (partner.uid, partner.beneficiary_id) = (record.uid, record.beneficiary_id); end $$;

create function put_escrow_of_dispute() returns trigger language plpgsql as $$
begin
  perform from partners join smart_escrows escrow using (uid, beneficiary_id)
    where (escrow.uid, escrow.smart_escrow_id) = (new.uid, new.smart_escrow_id) for share of partners;
  perform hold_search_entry(new.smart_escrow_id);
  perform put_escrow(escrow) from smart_escrows escrow where (uid, smart_escrow_id) = (new.uid, new.smart_escrow_id);
  return null;
end $$;
create trigger escrow_disputes_are_found after insert on escrow_disputes for each row execute function put_escrow_of_dispute();

create or replace function put_inspection(record quality_inspections) returns void language plpgsql as
$$ begin perform hold_search_entry(record.quality_assurance_id);
   perform put_search_entry(record.quality_assurance_id, 'quality_assurance', record.uid, record_text('QA', record.number, record.created_at),
     (select company_name from partners where (uid, beneficiary_id) = (record.uid, record.beneficiary_id)),
     concat_ws(' ', record.address_of_inspection, record.goods_specifications, record.vendor_name),
     array(select report_number from inspection_reports where (uid, quality_assurance_id) = (record.uid, record.quality_assurance_id)), record.created_at,
     true, record.submitted_at is not null); end $$;

create function put_inspection_of_report() returns trigger language plpgsql as $$
begin
  perform hold_search_entry(new.quality_assurance_id);
  perform put_inspection(inspection) from quality_inspections inspection where (uid, quality_assurance_id) = (new.uid, new.quality_assurance_id);
  return null;
end $$;
create trigger inspection_reports_are_found after insert on inspection_reports for each row execute function put_inspection_of_report();

-- Not by the sender's account number: of those the back office sees the end alone, and whole ones for a reason.
create function put_incoming_payment(record incoming_payments) returns void language plpgsql as
$$ begin perform put_search_entry(record.incoming_payment_id, 'incoming_payment', record.uid, record_text('IP', record.number, record.created_at),
     record.sender, record.reference, array[record.provider_reference], record.created_at, true, true); end $$;
create function keep_put_incoming_payment() returns trigger language plpgsql as
$$ begin perform put_incoming_payment(new); return null; end $$;
create trigger incoming_payments_are_found after insert on incoming_payments
  for each row execute function keep_put_incoming_payment();
create trigger incoming_payments_are_dropped after delete on incoming_payments
  for each row execute function drop_search_entry('incoming_payment_id');
