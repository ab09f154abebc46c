-- The sample of a document may be given after the escrow was made: until then the item has no file. Conditions never have one.
alter table escrow_items
  drop constraint escrow_items_documents_have_files,
  add constraint escrow_items_conditions_have_no_file check (kind = 'document' or file is null);
