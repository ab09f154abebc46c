-- The number that Poland's KSeF gives to an invoice: no two invoices have the same one. What the XML of an electronic invoice says about its number, so that
-- another typed number does not hide it; and where it says something else than was typed, as it was submitted.
alter table invoice_factorings
  add column ksef_number     text check (ksef_number ~ '^[0-9]{10}-[0-9]{8}-[0-9A-F]{12}-[0-9A-F]{2}$'),
  add column xml_invoice_key text,
  add column xml_differences jsonb check (jsonb_typeof(xml_differences) = 'array');
create unique index invoice_factorings_one_for_each_ksef_number on invoice_factorings (ksef_number)
  where ksef_number is not null and state not in ('draft', 'denied', 'withdrawn');
create unique index invoice_factorings_one_for_each_xml_number on invoice_factorings (buyer_key, xml_invoice_key)
  where xml_invoice_key is not null and state not in ('draft', 'denied', 'withdrawn');
