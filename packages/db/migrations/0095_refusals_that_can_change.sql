-- Refusals that can change are not stored any more: a repeated request is judged by what is true then.
delete from idempotency_keys where status >= 400;
