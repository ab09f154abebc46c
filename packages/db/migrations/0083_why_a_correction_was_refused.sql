-- In the carrier's words; null where it was not refused, and for those refused before this column.
alter table freight_corrections add column refusal_reason text check (refusal_reason <> '');
