-- A company finds its requests by name and goods. The back office finds the trade and the case that they become.
create function put_quote_request(record quote_requests) returns void language plpgsql as
$$ begin perform put_search_entry(record.quote_request_id, 'quote_request', record.uid, '',
     coalesce(record.content ->> 'name', record.content #>> '{goods,0,description}'),
     (select string_agg(line ->> 'description', ' ') from jsonb_path_query(record.content, '$.goods[*]') as line), null, record.created_at,
     true, false); end $$;

create function keep_put_quote_request() returns trigger language plpgsql as
$$ begin perform put_quote_request(new); return null; end $$;
create trigger quote_requests_are_found after insert or update of content on quote_requests
  for each row execute function keep_put_quote_request();
create trigger quote_requests_are_dropped after delete on quote_requests
  for each row execute function drop_search_entry('quote_request_id');
