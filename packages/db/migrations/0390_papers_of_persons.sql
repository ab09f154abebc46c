-- Papers of persons: the back office opens them for a reason only. A paper stays one, also when its person is removed.
alter table documents add column is_of_person boolean not null default false;

create function mark_paper_of_person() returns trigger language plpgsql as $$
begin
  update documents set is_of_person = true where document_id = new.document_id and not is_of_person;
  return null;
end $$;

create trigger founder_documents_are_of_persons after insert or update of document_id on founder_documents
  for each row execute function mark_paper_of_person();
create trigger answers_about_persons_are_of_persons after insert or update of document_id on kyb_requirements
  for each row when (new.fid is not null and new.document_id is not null) execute function mark_paper_of_person();

update documents set is_of_person = true
where document_id in (select document_id from founder_documents)
   or document_id in (select document_id from kyb_requirements where fid is not null);
