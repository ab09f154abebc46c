-- One table of everything that a search finds, of all companies and of the office. Triggers write it in the transaction of the record: no code can forget it.

create extension if not exists btree_gin;

create table search_entries (
  -- Of the record itself.
  record_id        uuid primary key,
  -- What it is: the subject of its events, or a kind without events, such as a company.
  kind             text not null,
  -- The company that it belongs to; null for what is the office's own.
  uid              uuid,
  number           text not null,
  title            text not null,
  -- Made by `search_text` of all that it is found by.
  searched         text not null,
  -- Each two letters beside each other of Chinese, Japanese and Korean: a word of two has no trigram.
  pieces           text[] not null,
  -- Those of `search_numbers`.
  keys             text[] not null,
  made_at          timestamptz not null,
  -- Companies, people, partners and vendors are found beside any number of records that name them.
  is_party         boolean not null,
  is_for_customer  boolean not null,
  is_for_office    boolean not null
);
create index search_entries_newest on search_entries (is_party, made_at desc, record_id) where is_for_office;
create index search_entries_of_company on search_entries (uid, made_at desc, record_id);
create index search_entries_by_text on search_entries using gin (searched gin_trgm_ops) where is_for_office;
create index search_entries_by_text_of_company on search_entries using gin (uid, searched gin_trgm_ops) where is_for_customer;
create index search_entries_by_pieces on search_entries using gin (pieces) where pieces <> '{}';

-- Numbers that a record is known by, its own and those of others: capital letters and digits alone.
create table search_numbers (
  record_id  uuid not null references search_entries on delete cascade,
  -- In the order of its signs, so that beginnings are a range.
  key        text collate "C" not null,
  primary key (record_id, key)
);
create index search_numbers_by_beginning on search_numbers (key, record_id);

-- The folding takes Korean syllables apart.
create function search_pieces(value text) returns text[]
  language sql immutable parallel safe as
$$ select coalesce(array_agg(distinct substr(run[1], at, 2)), '{}')
     from regexp_matches(value, '[\u1100-\u11ff\u3005\u3040-\u30ff\u3400-\u9fff]{2,}', 'g') as run,
          generate_series(1, char_length(run[1]) - 1) as at $$;

create function drop_search_entry() returns trigger language plpgsql as $$
begin
  delete from search_entries where record_id = (to_jsonb(old) ->> tg_argv[0])::uuid;
  return null;
end $$;

create function search_key(value text) returns text
  language sql immutable parallel safe as
$$ select upper(regexp_replace(value, '[^[:alnum:]]', '', 'g')) $$;

-- What nobody may find has no entry. What stays the same is not written again.
create function put_search_entry(
  of_record uuid, of_kind text, of_company uuid, with_number text, with_title text, with_words text, with_numbers text[],
  at timestamptz, for_customer boolean, for_office boolean) returns void language plpgsql as $$
declare
  folded text := search_text(concat_ws(' ', with_number, with_title, with_words, array_to_string(with_numbers, ' ')));
  known_as text[] := array(select distinct search_key(number) from unnest(with_number || with_numbers) as number
                            where char_length(search_key(number)) >= 3 order by 1);
begin
  if not (for_customer or for_office) then
    delete from search_entries where record_id = of_record;
    return;
  end if;
  insert into search_entries as known
    (record_id, kind, uid, number, title, searched, pieces, keys, made_at, is_party, is_for_customer, is_for_office)
  values (of_record, of_kind, of_company, coalesce(with_number, ''), coalesce(with_title, ''), folded, search_pieces(folded), known_as, at,
    of_kind in ('company', 'user', 'partner', 'vendor'), for_customer, for_office)
  on conflict (record_id) do update set
    number = excluded.number, title = excluded.title, searched = excluded.searched, pieces = excluded.pieces, keys = excluded.keys, made_at = excluded.made_at,
    is_for_customer = excluded.is_for_customer, is_for_office = excluded.is_for_office
  where (known.number, known.title, known.searched, known.keys, known.made_at, known.is_for_customer, known.is_for_office)
    is distinct from
    (excluded.number, excluded.title, excluded.searched, excluded.keys, excluded.made_at, excluded.is_for_customer, excluded.is_for_office);
  if not found then
    return;
  end if;
  delete from search_numbers where record_id = of_record;
  insert into search_numbers (record_id, key) select of_record, key from unnest(known_as) as key;
end $$;

-- Each writes the entry of one record. What a record is called is empty where nobody has said it yet.

create function put_company(record companies) returns void language plpgsql as
$$ begin perform put_search_entry(record.uid, 'company', record.uid, record.company_reg_number, record.company_name, null, null, record.created_at, false, true); end $$;

create function put_user(record users) returns void language plpgsql as
$$ begin perform put_search_entry(record.user_id, 'user', record.uid, record.work_email, concat_ws(' ', record.first_name, nullif(record.middle_name, ''), record.last_name),
     record.company_phone_number, null, record.created_at, false, record.removed_at is null); end $$;

create function put_partner(record partners) returns void language plpgsql as
$$ begin perform put_search_entry(record.beneficiary_id, 'partner', record.uid, record.company_registration_number, record.company_name,
     concat_ws(' ', record.contact_person_name, record.email), null, record.created_at, true, true); end $$;

create function put_vendor(record vendors) returns void language plpgsql as
$$ begin perform put_search_entry(record.vendor_id, 'vendor', null, '', record.company_name,
     record.services_offered || ' ' || jsonb_path_query_array(record.contact_details, '$[*].*')::text, null, record.created_at, false, true); end $$;

-- Papers of persons are opened for a reason alone; their names say whose they are. Those of a verification are known as such only once they are sent in.
create function put_document(record documents) returns void language plpgsql as
$$ begin perform put_search_entry(record.document_id, 'document', record.uid, '', record.file_name, null, null, record.created_at, false,
     not record.is_of_person and record.folder <> 'user'); end $$;

create function put_invoice(record invoices) returns void language plpgsql as
$$ begin perform put_search_entry(record.invoice_id, 'invoice', record.uid,
     case record.kind when 'invoice' then 'INV-' else 'CN-' end || record.year || '-' || lpad(record.serial::text, greatest(6, length(record.serial::text)), '0'),
     record.title, record.record_number, null, record.issued_at, true, true); end $$;

create function put_transaction(record transactions) returns void language plpgsql as
$$ begin perform put_search_entry(record.transaction_id, 'transaction', record.uid, record_text('TRX', record.number, record.created_at),
     record.name, null, null, record.created_at, true, true); end $$;

create function put_quote_case(record quote_cases) returns void language plpgsql as
$$ begin perform put_search_entry(record.case_id, 'quote_case', record.uid, record_text('QR', record.number, record.requested_at), record.title, null, null,
     record.requested_at, true, true); end $$;

-- Drafts are the customer's own. A draft that was given up is not found.
create function put_payment(record simple_payments) returns void language plpgsql as
$$ begin perform put_search_entry(record.simple_payment_id, 'simple_payment', record.uid, record_text('PY', record.number, record.created_at),
     coalesce(record.payee #>> '{partner,company_name}', (select company_name from partners where (uid, beneficiary_id) = (record.uid, record.beneficiary_id))),
     record.reference, null, record.created_at,
     record.state <> 'cancelled' or record.submitted_at is not null,
     record.state <> 'draft' and coalesce(record.submitted_at, record.approval_requested_at) is not null); end $$;

create function put_escrow(record smart_escrows) returns void language plpgsql as
$$ begin perform put_search_entry(record.smart_escrow_id, 'smart_escrow', record.uid, record_text('SE', record.number, record.created_at),
     concat_ws(', ', nullif(record.reference, ''), partner.company_name), null, null, record.created_at,
     true, record.approved_at is not null)
     from partners partner where (partner.uid, partner.beneficiary_id) = (record.uid, record.beneficiary_id) for share of partner; end $$;

create function put_funding(record invoice_factorings) returns void language plpgsql as
$$ begin perform put_search_entry(record.invoice_factoring_id, 'invoice_factoring', record.uid, record_text('IF', record.number, record.created_at),
     concat_ws(', ', nullif(record.invoice_number, ''), partner.company_name), null, array[record.ksef_number], record.created_at,
     true, record.requested_at is not null)
     from partners partner where (partner.uid, partner.beneficiary_id) = (record.uid, record.beneficiary_id) for share of partner; end $$;

create function put_limit(record credit_limits) returns void language plpgsql as
$$ begin perform put_search_entry(record.credit_limit_id, 'credit_limit', record.uid, record_text('LM', record.number, record.created_at),
     partner.company_name, null, array[record.term_sheet_number], record.requested_at, true, true)
     from partners partner where (partner.uid, partner.beneficiary_id) = (record.uid, record.beneficiary_id) for share of partner; end $$;

create function put_booking(record freight_bookings) returns void language plpgsql as
$$ begin perform put_search_entry(record.logistics_id, 'logistics', record.uid, record_text('FB', record.number, record.requested_at),
     concat_ws(' ', quote.freight ->> 'from_city', 'to', quote.freight ->> 'to_city') || ', ' || (quote.freight ->> 'name'), record.vessel,
     array[record.carrier_booking_number, record.document_number] || array(
       select container_number from freight_containers where (uid, logistics_id) = (record.uid, record.logistics_id) order by position),
     record.requested_at, true, true)
     from freight_quotes quote where (quote.uid, quote.shipment_id) = (record.uid, record.shipment_id); end $$;

create function put_policy(record insurance_policies) returns void language plpgsql as
$$ begin perform put_search_entry(record.insurance_id, 'insurance', record.uid, record_text('IN', record.number, record.created_at),
     record.description_of_goods || ', ' || record.place_of_origin || ' to ' || record.place_of_destination,
     concat_ws(' ', record.category_of_goods, record.vessel, record.invoice_number),
     array(select certificate_number from insurance_certificates where (uid, insurance_id) = (record.uid, record.insurance_id)),
     record.created_at, true, record.submitted_at is not null); end $$;

create function put_claim(record insurance_claims) returns void language plpgsql as
$$ begin perform put_search_entry(record.claim_id, 'insurance_claim', record.uid, record_text('CL', record.number, record.created_at),
     record.description, concat_ws(' ', record.carrier_name, record.transport_reference),
     array(select certificate_number from insurance_certificates where (uid, insurance_id) = (record.uid, record.insurance_id)),
     record.created_at, true, record.submitted_at is not null); end $$;

create function put_inspection(record quality_inspections) returns void language plpgsql as
$$ begin perform put_search_entry(record.quality_assurance_id, 'quality_assurance', record.uid, record_text('QA', record.number, record.created_at),
     (select company_name from partners where (uid, beneficiary_id) = (record.uid, record.beneficiary_id)),
     concat_ws(' ', record.address_of_inspection, record.goods_specifications, record.vendor_name), null, record.created_at,
     true, record.submitted_at is not null); end $$;

-- A trigger of each table, with the columns of which its entry is made. Each has a function of its own, whose plan a session keeps.
do $do$
declare
  kept record;
begin
  for kept in select * from (values
    ('companies', 'uid', 'put_company', 'company_name, company_reg_number'),
    ('users', 'user_id', 'put_user', 'first_name, middle_name, last_name, work_email, company_phone_number, removed_at'),
    ('partners', 'beneficiary_id', 'put_partner', 'company_name, company_registration_number, contact_person_name, email'),
    ('vendors', 'vendor_id', 'put_vendor', 'company_name, services_offered, contact_details'),
    ('documents', 'document_id', 'put_document', 'file_name, is_of_person'),
    ('invoices', 'invoice_id', 'put_invoice', ''),
    ('transactions', 'transaction_id', 'put_transaction', 'name'),
    ('quote_cases', 'case_id', 'put_quote_case', 'title'),
    ('simple_payments', 'simple_payment_id', 'put_payment', 'state, payee, beneficiary_id, reference, submitted_at, approval_requested_at'),
    ('smart_escrows', 'smart_escrow_id', 'put_escrow', 'beneficiary_id, reference, approved_at'),
    ('invoice_factorings', 'invoice_factoring_id', 'put_funding', 'beneficiary_id, invoice_number, ksef_number, requested_at'),
    ('credit_limits', 'credit_limit_id', 'put_limit', 'beneficiary_id, term_sheet_number'),
    ('freight_bookings', 'logistics_id', 'put_booking', 'carrier_booking_number, document_number, vessel'),
    ('insurance_policies', 'insurance_id', 'put_policy', 'description_of_goods, category_of_goods, place_of_origin, place_of_destination, vessel, invoice_number, submitted_at'),
    ('insurance_claims', 'claim_id', 'put_claim', 'insurance_id, description, carrier_name, transport_reference, submitted_at'),
    ('quality_inspections', 'quality_assurance_id', 'put_inspection', 'beneficiary_id, address_of_inspection, goods_specifications, vendor_name, submitted_at')
  ) as list (on_table, by_id, by_function, from_columns) loop
    execute format($f$create function %1$I() returns trigger language plpgsql as
      $$ begin perform %2$I(new); return null; end $$$f$, 'keep_' || kept.by_function, kept.by_function);
    execute format('create trigger %I after insert %s on %I for each row execute function %I()', kept.on_table || '_are_found',
      case when kept.from_columns = '' then '' else 'or update of ' || kept.from_columns end, kept.on_table, 'keep_' || kept.by_function);
    -- No code of the product deletes one.
    execute format('create trigger %I after delete on %I for each row execute function drop_search_entry(%L)', kept.on_table || '_are_dropped',
      kept.on_table, kept.by_id);
  end loop;
end $do$;

-- What a record is found by beside its own row.
create function put_booking_of_container() returns trigger language plpgsql as $$
begin
  perform put_booking(booking) from freight_bookings booking where (uid, logistics_id) = (new.uid, new.logistics_id);
  return null;
end $$;
create trigger freight_containers_are_found after insert or update on freight_containers
  for each row execute function put_booking_of_container();

create function put_policy_of_certificate() returns trigger language plpgsql as $$
begin
  perform put_policy(policy) from insurance_policies policy where (uid, insurance_id) = (new.uid, new.insurance_id);
  return null;
end $$;
create trigger insurance_certificates_are_found after insert on insurance_certificates
  for each row execute function put_policy_of_certificate();

create function put_records_of_partner() returns trigger language plpgsql as $$
begin
  perform put_payment(record) from simple_payments record where (uid, beneficiary_id) = (new.uid, new.beneficiary_id) and payee is null;
  perform put_escrow(record) from smart_escrows record where (uid, beneficiary_id) = (new.uid, new.beneficiary_id);
  perform put_funding(record) from invoice_factorings record where (uid, beneficiary_id) = (new.uid, new.beneficiary_id);
  perform put_limit(record) from credit_limits record where (uid, beneficiary_id) = (new.uid, new.beneficiary_id);
  perform put_inspection(record) from quality_inspections record where (uid, beneficiary_id) = (new.uid, new.beneficiary_id);
  return null;
end $$;
create trigger partners_rename_their_records after update of company_name on partners
  for each row when (old.company_name is distinct from new.company_name) execute function put_records_of_partner();

-- What was there before.
select count(put_company(record)) from companies record;
select count(put_user(record)) from users record;
select count(put_partner(record)) from partners record;
select count(put_vendor(record)) from vendors record;
select count(put_document(record)) from documents record;
select count(put_invoice(record)) from invoices record;
select count(put_transaction(record)) from transactions record;
select count(put_quote_case(record)) from quote_cases record;
select count(put_payment(record)) from simple_payments record;
select count(put_escrow(record)) from smart_escrows record;
select count(put_funding(record)) from invoice_factorings record;
select count(put_limit(record)) from credit_limits record;
select count(put_booking(record)) from freight_bookings record;
select count(put_policy(record)) from insurance_policies record;
select count(put_claim(record)) from insurance_claims record;
select count(put_inspection(record)) from quality_inspections record;
