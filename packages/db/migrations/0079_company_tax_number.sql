-- The company's tax number, for VAT, GST or income tax: printed on its invoices as the buyer's.
alter table companies
  add column tax_number text constraint companies_tax_number_is_plain
             check (tax_number ~ '^[A-Z0-9][A-Z0-9 ./-]{3,29}$');
