-- One file may be the invoice and the packing list: it is kept once for each kind.
alter table insurance_claim_documents
  drop constraint insurance_claim_documents_pkey,
  add primary key (claim_id, document_id, kind);
