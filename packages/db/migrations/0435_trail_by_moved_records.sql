-- An entry of the audit trail is found by every record that moved in it, and not only by the one that its call named: a rate that a second person
-- confirmed was found under the change that waited, alone.
select pg_advisory_xact_lock(hashtext('audit sealer'));

-- Kind and id of each, as of the entry's own record. `json` and not `jsonb`: it reads no more than it needs.
create function audit_moved_beside(after text, own text) returns text language sql immutable parallel safe as
$$ select coalesce(string_agg((moved ->> 'subject') || ' ' || (moved ->> 'id'), ' ' order by place), '')
     from json_array_elements(case when json_typeof(after::json -> 'records') = 'array' then after::json -> 'records' end)
       with ordinality as records (moved, place)
    where moved ->> 'id' is distinct from own $$;

-- Where one record moved it is the entry's own, and nothing is read apart. A function of its own for the rest: the planner puts this one in line, as it
-- has no query in it, or the check of the trail would take twice as long.
create or replace function audit_text_of(entry audit_entries) returns text language sql immutable parallel safe as
$$ select search_text(
     entry.actor || ' ' || entry.action || ' ' || coalesce(entry.subject, '') || ' ' || coalesce(entry.subject_id, '') || ' '
     || coalesce(entry.company, '') || ' ' || coalesce(entry.reason, '') || ' '
     || case when entry.after like '%{"subject":"%{"subject":"%' then audit_moved_beside(entry.after, entry.subject_id) else '' end
     || ' ' || entry.request_id) $$;

alter table audit_texts disable trigger audit_texts_append_only;
update audit_texts text set searched = audit_text_of(entry)
  from audit_entries entry where entry.entry_id = text.entry_id and text.searched is distinct from audit_text_of(entry);
alter table audit_texts enable trigger audit_texts_append_only;
