-- By which version of the rules a row of the lists was made; the market's own once all rows are of it.
alter table listings add column rules_version smallint not null default 0;
alter table search_state add column rules_version smallint not null default 0;
