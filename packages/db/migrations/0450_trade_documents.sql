-- The papers of a trade. The file itself is a document of the company: the same file in two trades is stored once.
create table trade_documents (
  trade_document_id  uuid primary key,
  uid                uuid not null references companies,
  transaction_id     uuid not null,
  type               text not null check (type in ('commercial_invoice', 'proforma_invoice', 'packing_list', 'shipping_instruction',
                       'purchase_order', 'bill_of_lading', 'insurance_certificate', 'certificate_of_origin', 'other')),
  version            integer not null check (version > 0),
  document_id        uuid not null,
  file_name          text not null,
  -- Of a document that was made here: its number, and what it says.
  number             text,
  fields             jsonb,
  added_at           timestamptz not null,
  added_by           uuid not null,
  constraint trade_documents_transaction foreign key (uid, transaction_id) references transactions (uid, transaction_id),
  constraint trade_documents_document foreign key (uid, document_id) references documents (uid, document_id),
  constraint trade_documents_made_here check ((number is null) = (fields is null)),
  constraint trade_documents_one_of_a_number unique (uid, number)
);
create index trade_documents_of_trade on trade_documents (transaction_id, added_at desc);

-- Who has seen a paper of a trade, also one that a service has issued: that has no row of its own.
create table trade_document_views (
  uid          uuid not null references companies,
  document_id  text not null,
  user_id      uuid not null,
  at           timestamptz not null
);
create index trade_document_views_newest on trade_document_views (uid, document_id, at desc);

-- The last number that a company has given to a kind of document in a year.
create table trade_document_numbers (
  uid   uuid not null references companies,
  type  text not null,
  year  integer not null,
  last  integer not null check (last > 0),
  primary key (uid, type, year)
);
-- Finds a file that the company has stored already.
create index documents_by_content on documents (uid, sha256);
