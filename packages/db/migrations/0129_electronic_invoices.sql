-- An electronic invoice: as XML, or a PDF with its XML inside. The file is kept byte for byte; what its XML says is read once, when it is uploaded.
alter table documents
  drop constraint documents_content_type_check,
  add constraint documents_content_type_check check (content_type in
    ('image/png', 'image/jpeg', 'application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/xml')),
  add column e_invoice jsonb check (jsonb_typeof(e_invoice) = 'object'),
  add constraint documents_xml_is_an_invoice check (content_type <> 'application/xml' or e_invoice is not null);
