-- In which form the transport document of a booking exists: original on paper, electronic with its platform and its reference there, or a copy. Null
-- where nobody said it. See the contract's transport-document-forms.ts and decision 241.
alter table freight_documents
  add column document_form      text check (document_form in ('original', 'electronic', 'copy')),
  add column platform           text,
  add column platform_reference text,
  add constraint freight_documents_platform check (
    (document_form is not distinct from 'electronic') = (platform is not null)
    and (platform is null) = (platform_reference is null)
  );
