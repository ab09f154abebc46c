-- Fingerprints of what all processes of an installation must have in common, so that the start can say what differs. Null: an earlier
-- release, or a process that has registered again.
alter table worker_processes add column shared_settings jsonb;
