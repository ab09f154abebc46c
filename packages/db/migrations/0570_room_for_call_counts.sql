-- Each row is written again each second while its caller is busy: half of each page is left for that, so that no index is written with it.
alter table call_counts set (fillfactor = 50);
